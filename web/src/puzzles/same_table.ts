import type { Analysis, FirstRatTeam } from '../protocol/described';

const sorted = (list: readonly string[] = []) => [...list].sort();

// Letters of rats are names, and nobody cares in which order things were got.
const compared = (team: FirstRatTeam) => ({
  ...team,
  rats: sorted(team.rats.map((rat) => JSON.stringify({ ...rat, tokens: sorted(rat.tokens) }))),
  backpacks: sorted(team.backpacks),
  caps: sorted(team.caps),
  comics: sorted(team.comics),
  cap_worth: null,
});

// What is on the table, and not how the turn that led there was taken.
function tableIn({ view }: Analysis): string {
  if (!('teams' in view)) return JSON.stringify(view);
  return JSON.stringify({ ...view, turn: null, teams: view.teams.map(compared) });
}

// Whether two turns have led to the same.
export const isSameTable = (one: Analysis, other: Analysis): boolean => tableIn(one) === tableIn(other);
