import {
  aimed,
  centred,
  around,
  readable,
  readableOnDesk,
  scaleFor,
  usualScale,
  wholeScale,
  within,
  zoomed,
  type Attention,
} from '../../../src/board/first-rat/camera';
import { tallYard, wideYard } from '../../../src/board/first-rat/yard_shape';

const at = (x: number, y: number, reach = 50): Attention => ({
  area: around({ x, y }, reach, reach),
  point: { x, y },
});

describe('how near the camera is by itself', () => {
  it('shows the whole yard on a desk', () => {
    const desk = { width: 890, height: 668 };
    const scale = usualScale(desk, wideYard.scene, wideYard.text, readableOnDesk);
    expect(scale).toBe(wholeScale(desk, wideYard.scene));
  });

  it.each([320, 360, 390, 430])('lets texts be read on a phone of %i pixels', (width) => {
    const scale = usualScale({ width: width - 19, height: 620 }, tallYard.scene, tallYard.text, readable);
    expect(scale * tallYard.text).toBeGreaterThanOrEqual(11);
  });

  it.each([
    { width: 460, height: 325 },
    { width: 400, height: 385 },
  ])('lets texts be read in a window of $width x $height', (size) => {
    const scale = usualScale(size, wideYard.scene, wideYard.text, readable);
    expect(scale * wideYard.text).toBeGreaterThanOrEqual(11);
  });

  it('never goes beyond the yard, nor nearer than anybody needs', () => {
    const size = { width: 400, height: 300 };
    expect(within(0.01, size, wideYard.scene)).toBe(wholeScale(size, wideYard.scene));
    expect(within(50, size, wideYard.scene)).toBeLessThan(3);
  });
});

describe('where the camera looks', () => {
  const size = { width: 400, height: 300 };
  const yard = { width: 1200, height: 900 };

  it('stays where it is while everything that matters is in sight', () => {
    const now = { scale: 1, left: 100, top: 200 };
    expect(aimed(now, 1, at(300, 350), size, yard)).toEqual(now);
  });

  it('puts what matters into the middle otherwise', () => {
    expect(aimed({ scale: 1, left: 0, top: 0 }, 1, at(700, 600), size, yard)).toEqual({
      scale: 1,
      left: 500,
      top: 450,
    });
  });

  it('puts it there on another screen even if it was in sight', () => {
    expect(centred(1, at(700, 600), size, yard)).toEqual({ scale: 1, left: 500, top: 450 });
  });

  it('does not look beyond the edge of the yard', () => {
    expect(aimed({ scale: 1, left: 500, top: 500 }, 1, at(1190, 10), size, yard)).toEqual({
      scale: 1,
      left: 800,
      top: 0,
    });
  });

  it('looks at the point that matters most where not everything fits', () => {
    const attention = { area: { left: 0, top: 300, right: 1200, bottom: 400 }, point: { x: 900, y: 350 } };
    const shot = aimed({ scale: 1, left: 0, top: 200 }, 1, attention, size, yard);
    expect(shot.left).toBe(700);
  });

  it('keeps the point below the fingers when it comes nearer', () => {
    const now = { scale: 0.5, left: 40, top: 60 };
    const next = zoomed(now, 1, { x: 100, y: 80 });
    expect((next.left + 100) / next.scale).toBe((now.left + 100) / now.scale);
    expect((next.top + 80) / next.scale).toBe((now.top + 80) / now.scale);
  });
});

describe('things too small for fingers', () => {
  const booth = { ...at(300, 300, 80), isFiddly: true };
  const yard = { width: 640, height: 1344 };

  it('bring the camera nearer on a phone, with all of them in sight', () => {
    const size = { width: 370, height: 400 };
    const scale = scaleFor(booth, 0.58, size, yard);
    expect(scale).toBeGreaterThan(0.58 * 1.5);
    expect(160 * scale).toBeLessThanOrEqual(size.width);
  });

  it('do not where the whole yard is in sight', () => {
    const size = { width: 890, height: 668 };
    const whole = wholeScale(size, wideYard.scene);
    expect(scaleFor(booth, whole, size, wideYard.scene)).toBe(whole);
  });
});
