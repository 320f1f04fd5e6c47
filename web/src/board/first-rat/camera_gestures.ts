import type { Point } from './yard_shape';

/** What two fingers do, in pixels of the window: from where to where, and how far apart they went. */
export type Pinch = {
  moved(from: Point, to: Point, factor: number): void;
  ended(from: Point, to: Point, factor: number): void;
};

/** Tells what two fingers do on an element. Returns what ends that. */
export function pinching(element: HTMLElement, pinch: Pinch): () => void {
  let begun: { middle: Point; apart: number } | null = null;
  let last: { to: Point; factor: number } | null = null;

  function read({ touches }: TouchEvent) {
    const corner = element.getBoundingClientRect();
    const [one, other] = [touches[0]!, touches[1]!];
    return {
      middle: {
        x: (one.clientX + other.clientX) / 2 - corner.left,
        y: (one.clientY + other.clientY) / 2 - corner.top,
      },
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    };
  }
  function start(event: TouchEvent) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    begun = read(event);
    last = null;
  }
  function move(event: TouchEvent) {
    if (!begun || event.touches.length !== 2) return;
    event.preventDefault();
    const { middle, apart } = read(event);
    last = { to: middle, factor: apart / begun.apart };
    pinch.moved(begun.middle, last.to, last.factor);
  }
  function end(event: TouchEvent) {
    if (!begun || event.touches.length > 1) return;
    if (last) pinch.ended(begun.middle, last.to, last.factor);
    begun = null;
    last = null;
  }

  element.addEventListener('touchstart', start, { passive: false });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', end);
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', end);
  };
}

/** Lets a mouse drag what can be scrolled, as fingers do by themselves. Returns what ends that. */
export function dragging(element: HTMLElement): () => void {
  let held: Point | null = null;
  let isDragged = false;

  function down(event: PointerEvent) {
    isDragged = false;
    held =
      event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  }
  function move(event: PointerEvent) {
    if (!held) return;
    // A hand that clicks trembles.
    if (!isDragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 6) return;
    isDragged = true;
    element.classList.add('dragged');
    element.scrollBy(held.x - event.clientX, held.y - event.clientY);
    held = { x: event.clientX, y: event.clientY };
  }
  function up() {
    held = null;
    element.classList.remove('dragged');
  }
  /** Whoever has dragged has not chosen what happens to be below the mouse. */
  function click(event: MouseEvent) {
    if (!isDragged) return;
    event.stopPropagation();
    event.preventDefault();
    isDragged = false;
  }

  element.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    element.removeEventListener('click', click, { capture: true });
  };
}
