// A sky with stars by a fixed recipe, so that it does not change from one drawing to the next.
export interface Star {
  x: number;
  y: number;
  radius: number;
}

export const stars = (count: number, width: number, height: number): Star[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index * 379 + 61) % width,
    y: (index * 211 + 37) % height,
    radius: 0.8 + ((index * 7) % 5) * 0.35,
  }));
