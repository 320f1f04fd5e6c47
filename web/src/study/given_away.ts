// Below half a percent it is rounding, of numbers or of plays.
export const isWorthAWord = (givenAway: number) => givenAway >= 0.005;
