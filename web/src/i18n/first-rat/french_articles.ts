// le, la or l’ before what First Rat has items and places for; numbers have none.
export function the(thing: string): string {
  if (/^\d/.test(thing)) return thing;
  if (thing.startsWith('intersection')) return `l’${thing}`;
  return /^(sac|tunnel|Départ|Garde-manger)/.test(thing) ? `le ${thing}` : `la ${thing}`;
}

export const to = (place: string) => `à ${the(place)}`.replace(/^à le /, 'au ');
export const from = (place: string) => `de ${the(place)}`.replace(/^de le /, 'du ');
