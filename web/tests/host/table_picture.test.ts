import { withUpdate } from '../../src/host/table_picture';
import type { BraveRatsEvent, Update } from '../../src/protocol/described';
import { allChoices, duelBoard, duelState, duelView, musicianAgainstGeneral } from '../tables';

const chosen: BraveRatsEvent = { kind: 'card_chosen', seat: 1, card: 6 };

function first(): Update {
  return {
    type: 'update',
    table: 'bcdfghjkmn',
    seat: 1,
    sequence: 1,
    since: 0,
    time: 1000,
    state: duelState(),
    board: duelBoard,
    view: duelView(),
    steps: [],
    choices: allChoices,
    can_undo: false,
    chat: [],
  };
}

function later(changes: Partial<Update>): Update {
  return { type: 'update', table: 'bcdfghjkmn', seat: 1, sequence: 2, since: 1, time: 2000, ...changes };
}

describe('the picture of a table', () => {
  it('has everything the first update tells', () => {
    const picture = withUpdate(undefined, first(), 400);
    expect(picture.state.id).toBe('bcdfghjkmn');
    expect(picture.choices).toHaveLength(8);
    expect(picture.clockAhead).toBe(600);
  });

  it('stays as it was where an update says nothing', () => {
    const picture = withUpdate(withUpdate(undefined, first(), 0), later({}), 0);
    expect(picture.view).toEqual(duelView());
    expect(picture.board).toEqual(duelBoard);
    expect(picture.choices).toHaveLength(8);
    expect(picture.sequence).toBe(2);
  });

  it('adds the steps that are new', () => {
    let picture = withUpdate(undefined, first(), 0);
    picture = withUpdate(picture, later({ steps: [{ sequence: 2, events: [chosen] }] }), 0);
    const played = { sequence: 3, events: musicianAgainstGeneral };
    picture = withUpdate(picture, later({ sequence: 3, since: 2, steps: [played] }), 0);
    expect(picture.steps.map((step) => step.sequence)).toEqual([2, 3]);
  });

  it('knows what was to be seen after each step that came with others', () => {
    const between = duelView({ chosen: 6 });
    const steps = [
      { sequence: 2, events: [], view: between },
      { sequence: 2, events: [] },
    ];
    const now = duelView({ phase: 'over' });
    const picture = withUpdate(undefined, { ...first(), sequence: 2, view: now, steps }, 0);
    expect(picture.steps.map(({ view }) => view)).toEqual([between, now]);
  });

  it('forgets the steps that were taken back', () => {
    let picture = withUpdate(undefined, first(), 0);
    picture = withUpdate(picture, later({ steps: [{ sequence: 2, events: [chosen] }] }), 0);
    picture = withUpdate(picture, later({ sequence: 3, since: 1, steps: [] }), 0);
    expect(picture.steps).toEqual([]);
  });

  it('tells nothing twice when everything is told anew', () => {
    const step = { sequence: 2, events: [chosen] };
    let picture = withUpdate(undefined, { ...first(), sequence: 2, steps: [step] }, 0);
    picture = withUpdate(picture, { ...first(), sequence: 2, since: 0, steps: [step] }, 0);
    expect(picture.steps).toHaveLength(1);
  });

  it('collects the lines of the chat', () => {
    const line = { time: 1, person: 'ann', name: 'Ann', text: 'hello' };
    let picture = withUpdate(undefined, { ...first(), chat: [line] }, 0);
    picture = withUpdate(picture, later({ chat: [{ ...line, text: 'again' }] }), 0);
    expect(picture.chat.map(({ text }) => text)).toEqual(['hello', 'again']);
  });

  it('needs to know the table first', () => {
    expect(() => withUpdate(undefined, later({}), 0)).toThrow('update.state: expected the table');
  });
});
