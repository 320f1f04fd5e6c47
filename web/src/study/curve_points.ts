export interface Point {
  x: number;
  y: number;
}
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// A line of chances, each from 0 to 1, across a frame.
export function curvePoints(chances: number[], { left, right, top, bottom }: Frame): Point[] {
  const step = chances.length > 1 ? (right - left) / (chances.length - 1) : 0;
  return chances.map((chance, index) => ({
    x: left + index * step,
    y: bottom - chance * (bottom - top),
  }));
}

// Few enough marks that they can be told apart: the last always, others at even distances.
export function markedPlaces(count: number, offset: number): number[] {
  const distance = Math.max(1, Math.ceil(count / 6));
  const places = Array.from({ length: count }, (_, index) => index);
  return places.filter((index) => index === count - 1 || index % distance === offset % distance);
}
