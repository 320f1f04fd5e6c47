import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import type { Language } from '../../src/i18n/languages';
import { studyWords } from '../../src/i18n/study/study_words';
import type { Outlook } from '../../src/protocol/described';
import type { Board } from '../../src/protocol/first_rat';
import { outlookInWords } from '../../src/study/outlook_in_words';
import { raceReplay } from './answers';

const board = raceReplay.games[0]?.board as Board;
const nothing: Outlook = { turns_until: 0, next: [], lit: [], rats_to_come: 0, kept: [] };

function told(outlook: Partial<Outlook>, language: Language = 'en') {
  const speaker = { words: firstRatWords(language), board, seatNames: ['Ann', 'Bob'] };
  return outlookInWords({ ...nothing, ...outlook }, speaker, studyWords(language));
}

describe('what a turn leads to', () => {
  it('is the part that the next turn builds, with its points', () => {
    expect(told({ turns_until: 1, next: [{ kind: 'built', what: 'cockpit', amount: 8 }] })).toEqual([
      'The next turn builds Cockpit (8 points), if nobody interferes.',
    ]);
  });

  it('is what the turn after next buys, for how much, and what that gives', () => {
    expect(told({ turns_until: 2, next: [{ kind: 'bought', what: 'drink', amount: 7 }] })).toEqual([
      'The turn after next buys the energy drink for 7 cheese (doubles everything you collect in one turn), if nobody interferes.',
    ]);
  });

  it('is light for spaces that rats still come to', () => {
    expect(told({ lit: [14], rats_to_come: 1 }, 'de')).toEqual([
      'Der Lichtmarker erreicht Feld 14: 1 mehr für 1 Ratte auf dem Weg dorthin.',
    ]);
    expect(told({ lit: [13, 14], rats_to_come: 2 })).toEqual([
      'The lights reach spaces 13 and 14: 1 more for 2 rats still on the way there.',
    ]);
  });

  it('is a space of a track that somebody else does not get', () => {
    expect(told({ kept: [{ seat: 2, track: 'cockpit', points: 1 }] }, 'fr')).toEqual([
      expect.stringMatching(/^Bob aurait pu marquer .+ ensuite et y gagne désormais 1 point de moins\.$/),
    ]);
  });

  it('is nothing where nothing is in sight', () => {
    expect(told({})).toEqual([]);
  });
});
