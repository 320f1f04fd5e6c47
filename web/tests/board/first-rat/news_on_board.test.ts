// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import type { Step } from '../../../src/protocol/first_rat';
import { buttons, open, press } from './opened_board';

describe('news', () => {
  const bobsTurn = (after: number): Step => ({
    sequence: after + 1,
    events: [
      { kind: 'decided', seat: 2, action: 'move a20' },
      { kind: 'rat_moved', seat: 2, rat: 'a', from: 15, to: 20 },
    ],
  });

  it('of others are shown one after the other, and keep nobody who does not want to wait', async () => {
    const { container, rerender, props } = open('two-seats-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    await rerender({ ...props, steps: [...props.steps, bobsTurn(last)] });
    expect(container.querySelector('.happening')?.textContent).toContain('rat a goes from 15 to 20');
    expect(container.querySelectorAll('[data-action]').length).toBe(0);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('.happening')).toBeNull();
    expect(container.querySelectorAll('[data-action]').length).toBe(props.choices.length);
  });

  it('show what the others own and have scored as it is after their turn', async () => {
    const { container, rerender, props } = open('two-seats-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    const [ann, ole] = props.view.teams;
    // Ole had no cheese, took 1 moldy cheese for 3, and paid 1 to Ann.
    const step: Step = {
      sequence: last + 1,
      events: [
        ...bobsTurn(last).events,
        { kind: 'moldy_taken', seat: 2, amount: 1, cheese: 3 },
        { kind: 'fee_paid', seat: 2, to: 1, amount: 1 },
      ],
      view: { ...props.view, teams: [ann!, { ...ole!, cheese: 2, moldy: 1, points: 41 }] },
    };
    const later = { ...props.view, teams: [ann!, { ...ole!, cheese: 9, moldy: 1, points: 44 }] };
    await rerender({ ...props, view: later, steps: [...props.steps, step] });
    const panel = container.querySelectorAll('.seats .panel')[1]!;
    const owned = (what: string) => panel.querySelector(`[data-about="${what}"]`)?.textContent?.trim();
    expect(container.querySelector('.happening')).not.toBeNull();
    expect([owned('good cheese'), owned('good moldy'), owned('points')]).toEqual(['2', '1', '41points']);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect([owned('good cheese'), owned('good moldy'), owned('points')]).toEqual(['9', '1', '44points']);
  });

  it('name whom something happens to in the turn of another', async () => {
    const { container, rerender, props } = open('solo-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    const step: Step = {
      sequence: last + 1,
      events: [
        { kind: 'card_drawn', seat: 2, card: 'A1' },
        { kind: 'cheese_from_greg', seat: 1, amount: 2 },
      ],
    };
    await rerender({ ...props, steps: [...props.steps, step] });
    expect(container.querySelector('.happening')?.textContent).toContain(
      "Ann gets 2 cheese from Greg's visit",
    );
  });

  it('show the pictures of the host one after the other, and at the end how things are', async () => {
    const { container, rerender, props } = open('two-seats-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    const inRound = (round: number) => ({ ...props.view, round });
    const shownRound = () => container.querySelector('.round b')?.textContent;
    vi.useFakeTimers();
    const steps = [
      ...props.steps,
      { ...bobsTurn(last), view: inRound(31) },
      { ...bobsTurn(last), view: inRound(32) },
      bobsTurn(last + 1),
    ];
    await rerender({ ...props, view: inRound(33), steps });
    const rounds = [shownRound()];
    for (let scene = 0; scene < 3; scene += 1) {
      vi.advanceTimersToNextTimer();
      await tick();
      rounds.push(shownRound());
    }
    vi.useRealTimers();
    expect(rounds).toEqual(['Round 31', 'Round 32', 'Round 33', 'Round 33']);
    expect(container.querySelector('.happening')).toBeNull();
  });

  it('are shown as quickly as somebody likes, or not at all', async () => {
    const lengths: number[] = [];
    for (const tempo of [1, 0.5, 0]) {
      const { container, rerender, props } = open('two-seats-middle', { motion: true, tempo });
      const last = props.steps[props.steps.length - 1]!.sequence;
      vi.useFakeTimers();
      await rerender({ ...props, steps: [...props.steps, bobsTurn(last)] });
      const began = Date.now();
      while (container.querySelector('.happening')) {
        vi.advanceTimersByTime(50);
        await tick();
      }
      lengths.push(Date.now() - began);
      vi.useRealTimers();
      cleanup();
    }
    const [usual, quick, none] = lengths;
    expect(usual).toBeGreaterThan(500);
    expect(Math.abs(quick! * 2 - usual!)).toBeLessThanOrEqual(100);
    expect(none).toBe(0);
  });

  it('are not acted out where nothing shall move, but heard', async () => {
    const heard: string[] = [];
    const onsound = (melody: string) => heard.push(melody);
    const { container, rerender, props } = open('two-seats-middle', { onsound });
    const last = props.steps[props.steps.length - 1]!.sequence;
    await rerender({ ...props, steps: [...props.steps, bobsTurn(last)] });
    expect(container.querySelector('.happening')).toBeNull();
    expect(heard).toEqual(['steps']);
  });

  it('make what was chosen before meaningless', async () => {
    const { rerender, props } = open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    await rerender({ ...props, choices: [{ action: 'collect' }, { action: 'drink' }] });
    expect(buttons('Do it')).toEqual([]);
  });
});
