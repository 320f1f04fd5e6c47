// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import Pointer from '../../src/learn/Pointer.svelte';

const rectOf = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

// A board whose camera shows a part of its yard: 300 wide and 400 high, with something in the yard.
function stageWith(thing: DOMRect) {
  document.body.innerHTML =
    '<div id="stage"><div class="camera"><i id="rocket"></i></div><button id="other"></button></div>';
  const find = (id: string) => document.querySelector<HTMLElement>(id)!;
  const [stage, camera, rocket] = [find('#stage'), find('.camera'), find('#rocket')];
  const at = { thing };
  stage.getBoundingClientRect = () => rectOf(0, 100, 300, 700);
  camera.getBoundingClientRect = () => rectOf(0, 100, 300, 400);
  rocket.getBoundingClientRect = () => at.thing;
  camera.scrollBy = ((x: number, y: number) => {
    const { left, top, width, height } = at.thing;
    at.thing = rectOf(left - x, top - y, width, height);
  }) as HTMLElement['scrollBy'];
  const scrolled = vi.fn();
  rocket.scrollIntoView = () => {};
  camera.scrollIntoView = scrolled;
  document.elementFromPoint = () => rocket;
  return { stage, at, scrolled };
}
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((over) => requestAnimationFrame(over));
};

describe('what somebody is told to look at', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 300));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is where the camera looks, and the page is not scrolled for it', async () => {
    const { stage, at, scrolled } = stageWith(rectOf(500, -600, 100, 200));
    render(Pointer, { stage, selector: '#rocket' });
    await frames(4);
    expect(at.thing).toEqual(rectOf(100, 200, 100, 200));
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.querySelector('.pointer')).toBeTruthy();
  });

  it('is so also after the camera has gone elsewhere, unless somebody has moved it', async () => {
    const { stage, at } = stageWith(rectOf(100, 200, 100, 200));
    render(Pointer, { stage, selector: '#rocket' });
    await frames(4);
    at.thing = rectOf(100, -900, 100, 200);
    await frames(4);
    expect(at.thing.top).toBe(200);
    await fireEvent.pointerDown(document.querySelector('#other')!);
    at.thing = rectOf(100, -900, 100, 200);
    await frames(4);
    expect(at.thing.top).toBe(-900);
  });

  it('is brought to the screen where it is below its edge', async () => {
    const { stage, at, scrolled } = stageWith(rectOf(100, 200, 100, 200));
    vi.stubGlobal('innerHeight', 300);
    render(Pointer, { stage, selector: '#rocket' });
    await frames(4);
    expect(scrolled).toHaveBeenCalledWith({ block: 'center', inline: 'center' });
    expect(at.thing.top).toBe(200);
  });

  it('holds nobody who scrolls the page by its bar, and is brought again when the board has changed', async () => {
    const { stage, scrolled } = stageWith(rectOf(100, 200, 100, 200));
    vi.stubGlobal('innerHeight', 300);
    render(Pointer, { stage, selector: '#rocket' });
    await frames(8);
    expect(scrolled).toHaveBeenCalledTimes(1);
    stage.querySelector('.camera')!.getBoundingClientRect = () => rectOf(0, 100, 300, 350);
    await frames(8);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
