// As much as is needed of what Emscripten makes.
export interface Engine {
  _cheesemoon_call(asked: number): number;
  _malloc(size: number): number;
  _free(place: number): void;
  lengthBytesUTF8(text: string): number;
  stringToUTF8(text: string, place: number, room: number): void;
  UTF8ToString(place: number): string;
}

// On the heap: Emscripten's own way has texts on its stack, which is too small for many games.
export function callEngine(engine: Engine, asked: string): string {
  const room = engine.lengthBytesUTF8(asked) + 1;
  const place = engine._malloc(room);
  if (place === 0) throw new Error('the device has no memory left');
  engine.stringToUTF8(asked, place, room);
  const answer = engine.UTF8ToString(engine._cheesemoon_call(place));
  engine._free(place);
  return answer;
}
