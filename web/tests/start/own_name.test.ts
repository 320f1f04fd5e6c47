// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import OneDevice from '../../src/start/OneDevice.svelte';
import OwnName from '../../src/start/OwnName.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { ann } from '../tables';

describe('what people call themselves', () => {
  beforeAll(() => {
    // jsdom knows no dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  afterEach(cleanup);

  it('is no name if nobody sees it, and of the rest what is seen', async () => {
    const rename = vi.fn(() => Promise.resolve(ann));
    const inside = { person: { id: 'ann', name: 'Bo' }, renamed: () => {} };
    render(WithPage, { page: pageAround({ rename }), component: OwnName, inside });
    const field = screen.getByLabelText<HTMLInputElement>('Your name');
    const save = screen.getByRole('button', { name: 'Save' });
    for (const unseen of ['\u200B', '\u202E ', 'Bo\u200B']) {
      await fireEvent.input(field, { target: { value: unseen } });
      expect(save).toHaveProperty('disabled', true);
    }
    await fireEvent.input(field, { target: { value: '\u202EAnn\u200B' } });
    await fireEvent.change(field);
    expect(field.value).toBe('Ann');
    await fireEvent.click(save);
    expect(rename).toHaveBeenCalledWith('Ann');
  });

  it('is so for everybody who shares a device', async () => {
    const begin = vi.fn();
    const inside = { seats: 3, least: 2, most: 4, bots: [], ownName: 'Bo', begin, close: () => {} };
    render(WithPage, { page: pageAround(), component: OneDevice, inside });
    await fireEvent.input(screen.getByLabelText('Name of player 2'), { target: { value: '\u2066\u200B' } });
    await fireEvent.input(screen.getByLabelText('Name of player 3'), {
      target: { value: '\u{1F400}'.repeat(30) },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(begin).toHaveBeenCalledWith(Array(3).fill('person'), ['Bo', 'Player 2', '\u{1F400}'.repeat(20)]);
  });
});
