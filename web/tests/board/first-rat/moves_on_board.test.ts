// @vitest-environment jsdom
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { movesAmong, lettersOf } from '../../../src/board/first-rat/move_assembly';
import { buttons, named, open, press, targetLabel } from './opened_board';

describe('a move', () => {
  it('is chosen by rat and target, and goes out only when it is confirmed', async () => {
    const { acted } = open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    expect(acted).toEqual([]);
    await press('Do it');
    expect(acted).toEqual(['move c18']);
  });

  it('keeps the rat that is chosen when somebody taps it once more', async () => {
    open('two-seats-early');
    await press(/^Rat a of Ann/);
    const offered = buttons(/^Go to /).length;
    expect(offered).toBeGreaterThan(0);
    await press(/^Rat a of Ann/);
    expect(buttons(/^Go to /).length).toBe(offered);
  });

  it('lets somebody choose another rat', async () => {
    open('two-seats-middle');
    expect(buttons('Choose again')).toEqual([]);
    await press(/^Rat c of Ann/);
    await press('Choose again');
    expect(buttons(/^Go to /)).toEqual([]);
  });

  it('is not changed any more when it is on its way', async () => {
    const { props, rerender } = open('two-seats-middle');
    const change = () =>
      buttons(/^(Choose again|Leave rat c where it is)$/).map(
        (button) => (button as HTMLButtonElement).disabled,
      );
    await press(/^Rat c of Ann/);
    expect(change()).toEqual([false]);
    await rerender({ ...props, busy: true });
    expect(change()).toEqual([true]);
    await rerender({ ...props, busy: false });
    await press(/^Go to 18:/);
    expect(change()).toEqual([false, false]);
    await rerender({ ...props, busy: true });
    expect(change()).toEqual([true, true]);
  });

  describe('without confirmation', () => {
    it('is done as soon as nothing is left to choose', async () => {
      const { acted } = open('two-seats-take', { confirms: false });
      const [choice] = document.querySelectorAll<HTMLElement>('[data-action]');
      await fireEvent.click(choice!);
      await tick();
      expect(acted).toEqual([choice!.dataset['action']]);
    });

    it('is not done twice while the first time is under way', async () => {
      const { acted } = open('two-seats-take', { confirms: false, busy: true });
      await fireEvent.click(document.querySelector('[data-action]')!);
      await tick();
      expect(acted).toEqual([]);
    });

    it('waits while another rat may come along', async () => {
      const { acted } = open('two-seats-middle', { confirms: false });
      await press(/^Rat c of Ann/);
      await press(/^Go to 18:/);
      await tick();
      expect(buttons('Do it')).toHaveLength(1);
      expect(acted).toEqual([]);
    });
  });

  // Which parts are offered is tested for every move elsewhere; here some of each number of rats are
  // clicked together.
  for (const name of ['two-seats-middle', 'five-seats-late', 'four-seats-group-of-four'])
    it(`of ${name} can be put together by clicks, with any number of rats`, async () => {
      const { acted, props } = open(name);
      const team = props.view.teams[0]!.rats;
      const moves = movesAmong(props.choices, team);
      const some = [1, 2, 3, 4].flatMap((size) => {
        const ofSize = moves.filter(({ parts }) => parts.length === size);
        return [...ofSize.slice(0, 2), ...ofSize.slice(2).slice(-2)];
      });
      for (const { choice, parts } of some) {
        for (const [index, part] of parts.entries()) {
          const used = parts.slice(0, index).filter(({ stack }) => stack === part.stack).length;
          const rat = lettersOf(part.stack, team)[used]!;
          const button = buttons(new RegExp(`^Rat ${rat} of Ann`))[0]!;
          // A rat that is the only one to choose from is chosen already.
          if (button.getAttribute('aria-pressed') !== 'true') await fireEvent.click(button);
          await press(targetLabel(part.target));
          const [ways] = named('[role="group"]', 'Which way?');
          if (ways) {
            const pipes = part.pipes.map((entry) => `pipe ${entry} to`).join('.*') || 'on foot';
            const exact = buttons(new RegExp(`^${pipes}`), ways).find(
              (way) => (way.textContent?.match(/pipe/g) ?? []).length === part.pipes.length,
            )!;
            await fireEvent.click(exact);
          }
        }
        await press('Do it');
        expect(acted.pop()).toBe(choice.action);
        await press('Choose again');
      }
    });

  it('offers exactly the places that a choice leads to', async () => {
    const { props } = open('two-seats-late');
    const team = props.view.teams[0]!.rats;
    const moves = movesAmong(props.choices, team);
    const first = moves[0]!.parts[0]!.stack;
    const rat = lettersOf(first, team)[0]!;
    const button = buttons(new RegExp(`^Rat ${rat} of Ann`))[0]!;
    if (button.getAttribute('aria-pressed') !== 'true') await fireEvent.click(button);
    const possible = new Set(
      moves.flatMap(({ parts }) => parts.filter(({ stack }) => stack === first).map(({ target }) => target)),
    );
    expect(buttons(/^Go to/).length).toBe(possible.size);
  });

  it('can be changed: a planned rat is taken out again', async () => {
    open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    await press('Leave rat c where it is');
    expect(buttons('Do it')).toEqual([]);
    expect(buttons(/^Go to/).length).toBeGreaterThan(0);
  });

  it('can be chosen by keyboard, which comes to the button that confirms', async () => {
    const { acted } = open('two-seats-middle');
    await fireEvent.keyDown(buttons(/^Rat c of Ann/)[0]!, { key: 'Enter' });
    await fireEvent.keyDown(buttons(/^Go to 18:/)[0]!, { key: ' ' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement?.textContent).toBe('Do it');
    expect(acted).toEqual([]);
  });

  it('tells before it is confirmed what follows', async () => {
    open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    const follows = named('[role="group"]', 'What follows')[0]!;
    expect(follows.textContent).toContain('space 18 yields 2 calculators (1 +1 light)');
    expect(named('[role="img"]', '+2 calculators', follows).length).toBe(1);
  });
});
