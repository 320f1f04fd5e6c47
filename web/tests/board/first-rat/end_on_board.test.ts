// @vitest-environment jsdom
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { breakdownParts } from '../../../src/protocol/first_rat';
import { fixtures } from '../../fixtures/first_rat_fixtures';
import { buttons, named, open, press } from './opened_board';

describe('the end', () => {
  for (const name of ['two-seats-over', 'five-seats-over', 'solo-over'])
    it(`of ${name} shows every part of the points and who wins`, () => {
      const { container, props } = open(name);
      const result = props.view.result!;
      expect(container.querySelectorAll('.dock tbody tr:not(.cap)').length).toBe(breakdownParts.length);
      const totals = [...container.querySelectorAll('tfoot td')];
      expect(totals.map((cell) => Number(cell.textContent))).toEqual(result.points);
      const winner = props.seatNames[result.winners[0]! - 1] ?? 'Greg';
      expect(named('h2', `${winner} wins!`).length).toBe(1);
    });

  it('says what each bottle cap is worth, and why', () => {
    const { view } = fixtures['two-seats-over']!;
    const [ann, ole] = view.teams;
    const teams = [
      { ...ann!, cap_worth: { cargo: 8 } },
      { ...ole!, cap_worth: { cockpit: 4 } },
    ];
    const { container } = open('two-seats-over', { view: { ...view, teams } });
    const rows = [...container.querySelectorAll('.cap')].map((row) => row.textContent!.replace(/\s+/g, ' '));
    expect(rows[0]).toMatch(/Cockpit \d points for each of your markers on Cockpit ?4$/);
    expect(rows[1]).toMatch(/Cargo bay \d points for each of your markers on Cargo bay ?8$/);
  });

  it('is counted from the first row on when things may move', async () => {
    const ended: number[] = [];
    const { view } = fixtures['two-seats-over']!;
    const before = { ...view, result: null };
    const onended = () => ended.push(1);
    const { rerender, props } = open('two-seats-over', { view: before, motion: true, onended });
    await rerender({ ...props, view });
    expect(named('h2', 'The game is over.').length).toBe(1);
    expect(ended).toEqual([]);
    await press('Show the result');
    expect(named('h2', /wins!/).length).toBe(1);
    expect(ended).toEqual([]);
  });

  describe('is a launch with the rats of the winner', () => {
    async function launched(changes: Record<string, unknown> = {}) {
      const ended: number[] = [];
      const heard: string[] = [];
      const { view } = fixtures['two-seats-over']!;
      const { rerender, props } = open('two-seats-over', {
        view: { ...view, result: null },
        motion: true,
        onended: () => ended.push(1),
        onsound: (melody: string) => heard.push(melody),
        ...changes,
      });
      await rerender({ ...props, view });
      for (const button of buttons('Show the result')) await fireEvent.click(button);
      await tick();
      return { ended, heard, launch: document.querySelector('.launch') };
    }

    it('that is seen and heard', async () => {
      const { ended, heard, launch } = await launched();
      expect(launch!.getAttribute('aria-label')).toMatch(/wins!$/);
      expect(launch!.querySelectorAll('[clip-path]').length).toBeGreaterThan(0);
      expect(heard).toContain('launch');
      expect(ended).toEqual([]);
    });

    it.each<[string, () => unknown]>([
      ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
      ['a click', () => fireEvent.click(document.querySelector('.launch .anywhere')!)],
      ['its button', () => fireEvent.click(document.querySelector('.launch .skip')!)],
    ])('that %s ends', async (_, skip) => {
      const { ended } = await launched();
      await skip();
      expect(document.querySelector('.launch')).toBeNull();
      expect(ended).toEqual([1]);
    });

    it('that goes on while Escape closes a dialog', async () => {
      const { ended } = await launched();
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.open = true;
      await fireEvent.keyDown(window, { key: 'Escape' });
      expect(ended).toEqual([]);
      dialog.remove();
    });

    it('but not where nothing shall move', async () => {
      const { ended, launch } = await launched({ motion: false });
      expect(launch).toBeNull();
      expect(ended).toEqual([1]);
    });
  });

  it('leaves nobody a turn where somebody has given up', () => {
    open('two-seats-middle', { choices: [], isEnded: true });
    expect(document.querySelector('.decision, .seats .acting')).toBeNull();
  });

  it('is not counted again for somebody who looks at it later', () => {
    open('two-seats-over', { motion: true });
    expect(named('h2', /wins!/).length).toBe(1);
  });
});
