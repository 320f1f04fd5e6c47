// @vitest-environment jsdom
import { fireEvent } from '@testing-library/svelte';
import { buttons, open, press } from './opened_board';

// A finger is lifted so many milliseconds after it all began, whenever the machine gets round to it.
function lift(timeStamp: number, isPrimary: boolean) {
  const event = new MouseEvent('pointerup', { bubbles: true });
  const about = { pointerType: 'touch', isPrimary, timeStamp };
  for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value });
  return fireEvent(document.querySelector('.camera')!, event);
}

// jsdom scrolls nothing.
beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => {};
});

describe('the camera', () => {
  it('comes nearer when somebody taps twice, but not when two fingers are lifted', async () => {
    open('two-seats-middle');
    await lift(1000, true);
    await lift(1010, false);
    expect(buttons('The whole board').length).toBe(1);
    await lift(1200, true);
    expect(buttons('Back to the choice').length).toBe(1);
  });

  it('leaves the focus on the button that was pressed and is another now', async () => {
    open('two-seats-middle');
    (buttons('The whole board')[0] as HTMLElement).focus();
    await press('The whole board');
    expect(document.activeElement).toBe(buttons('Back to the choice')[0]);
  });
});
