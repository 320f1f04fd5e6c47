// Everything that the analysis board says, in one language. Names are those of seats.
export interface AnalysisWords {
  heading: string;
  explained: string;
  loading: string;
  thinking: string;
  badLink: string;
  noRecord: string;

  tools: {
    label: string;
    setUp: string;
    open: string;
    copyRecord: string;
    copyLink: string;
    copied: string;
    flip: string;
  };
  opening: {
    explained: string;
    paste: string;
    openPasted: string;
  };
  setUp: {
    newGame: string;
    begin: string;
    position: string;
    notation: string;
    analysePosition: string;
    card: (number: number, name: string) => string;
    copiesOf: (name: string, card: string) => string;
    won: string;
    onTable: string;
    bonus: string;
    seesFirst: string;
    nobody: string;
    layout: string;
    tiles: string;
    deck: string;
    analyseLayout: string;
  };

  moves: {
    heading: string;
    beginning: string;
    instead: string;
    remove: string;
    none: string;
    keys: string;
  };
  chance: {
    heading: string;
    draw: string;
    first: (name: string) => string;
    outcome: (what: string, share: string) => string;
  };

  duel: {
    heading: string;
    value: (value: string) => string;
    chooses: (name: string) => string;
    // Where the heading of this part stands.
    chooseNext: (name: string) => string;
    showsFirst: (name: string) => string;
    answers: (name: string) => string;
    gap: string;
    perfect: string;
    winsWith: string;
    pick: (card: string) => string;
    pairs: string;
    pairsExplained: (name: string) => string;
    asValues: string;
    pair: (name: string, card: string, other: string, otherCard: string, worth: string) => string;
  };
  race: {
    heading: string;
    best: string;
    place: (place: number) => string;
    show: string;
    play: string;
  };
}
