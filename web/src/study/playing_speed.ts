// How long a step of a replay is shown while it plays, in milliseconds.
export const speeds = { slow: 3000, normal: 1600, fast: 700 } as const;
export type Speed = keyof typeof speeds;
export const speedNames = Object.keys(speeds) as Speed[];
