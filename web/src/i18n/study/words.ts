// Everything that hints, reviews and replays say, in one language.
export interface StudyWords {
  coach: {
    heading: string;
    hint: string;
    thinking: string;
    study: string;
    studyExplained: string;
    bestTurn: string;
    expected: string;
    chance: (name: string, share: string) => string;
    secondBest: string;
    // Of the chance to win, of the lead, or of both.
    secondCostsChance: (percents: string) => string;
    secondCostsPoints: (points: number) => string;
    secondCosts: (percents: string, points: number) => string;
    secondCostsNothing: string;
    perfectPlay: string;
    winNow: (share: string) => string;
    alwaysPlay: (card: string) => string;
    mixed: string;
    pick: (card: string) => string;
    lastRound: (round: string) => string;
    gaveNothing: (card: string) => string;
    gaveAway: (card: string, share: string) => string;
    before: (before: string, after: string) => string;
  };

  // A turn of First Rat: what it brings, then what it costs. A number is always greater than 0.
  gains: {
    goods: (goods: string) => string;
    lights: (steps: number) => string;
    burrow: (steps: number) => string;
    advance: (spaces: number) => string;
    scored: (track: string, points: string) => string;
    built: (part: string, points: string) => string;
    donated: (points: string) => string;
    rattronaut: (points: string) => string;
    award: string;
    rat: (rats: number) => string;
    comic: (comic: string, effect: string) => string;
    bought: (item: string, cheese: number, effect: string) => string;
    stolen: (item: string, effect: string) => string;
    end: string;
    endNow: string;
    gregScored: (track: string, points: string) => string;
    gregPrepared: (track: string) => string;
    drink: string;
    pipe: (goods: string) => string;
    moldy: (amount: number) => string;
    fee: (cheese: string) => string;
  };
  reason: (brings: string) => string;
  reasonAndPrice: (brings: string, costs: string) => string;
  reasonNothing: string;
  // What a turn leads to.
  outlook: {
    next: (brings: string) => string;
    second: (brings: string) => string;
    litOne: (space: string, rats: number) => string;
    litMany: (spaces: string, rats: number) => string;
    kept: (name: string, track: string, points: string) => string;
  };

  replay: {
    heading: string;
    openHeading: string;
    openExplained: string;
    openFile: string;
    openAnother: string;
    dropHere: string;
    loading: string;
    player: (number: number) => string;
    game: string;
    gameNumber: (number: number) => string;
    controls: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    play: string;
    pause: string;
    speed: string;
    speeds: Record<'slow' | 'normal' | 'fast', string>;
    position: string;
    step: (step: number, all: number) => string;
    keys: string;
    copyLink: string;
    copied: string;
    download: string;
    review: string;
    toTable: string;
    analyse: string;
  };

  review: {
    heading: string;
    working: string;
    nothingPlayed: string;
    curve: string;
    curveExplained: string;
    curveInWords: (name: string, first: string, last: string) => string;
    asTable: string;
    turn: string;
    played: string;
    round: (round: number) => string;
    lost: string;
    begin: string;
    end: string;
    luck: string;
    moments: string;
    nothingCostly: string;
    better: string;
    why: string;
    afterIt: (name: string, share: string) => string;
    bothTurns: string;
    show: string;
    rounds: string;
    perfect: (name: string) => string;
    turningPoint: string;
    gaveNothing: string;
    gaveAway: (share: string) => string;
    chanceOf: (name: string, before: string, after: string) => string;
  };
}
