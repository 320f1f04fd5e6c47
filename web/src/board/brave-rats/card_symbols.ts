// What a card does, as one drawing of 24 by 24 strokes, by the number of the card.
export const cardSymbols: readonly string[] = [
  'M4 9h16M4 15h16',
  'M3 17 5 7l4 4 3-6 3 6 4-4 2 10z',
  'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'M12 3v16M5 13l7 7 7-7',
  'M4 8h7v12H4zM13 4h7v12h-7z',
  'M5 19 19 5M5 5l14 14M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M3 12h9M7.5 7.5v9M15 9c1-4 6-3 6 0 0 3-6 5-6 8h6',
  'M12 20V4M5 11l7-7 7 7',
];
