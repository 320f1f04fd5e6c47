import { readdirSync, readFileSync } from 'node:fs';
import { firstRatBoard, firstRatChoice, firstRatEvent, firstRatView } from '../../src/protocol/first_rat';

interface Told {
  board: unknown;
  view: unknown;
  choices: unknown[];
  steps: { events: unknown[] }[];
}

const tables = readdirSync('tests/fixtures').filter((name) => name.endsWith('.json'));

describe('what a server has told of First Rat is understood to the last member', () => {
  it.each(tables)('%s', (name) => {
    const told = JSON.parse(readFileSync(`tests/fixtures/${name}`, 'utf8')) as Told;
    const board = firstRatBoard(told.board, 'board');
    // Of the options only those that are shown are read.
    expect({ ...board, options: null }).toEqual({ ...(told.board as object), options: null });
    expect(firstRatView(told.view, 'view')).toEqual(told.view);
    for (const choice of told.choices) expect(firstRatChoice(choice, 'choice')).toEqual(choice);
    for (const { events } of told.steps)
      for (const event of events) expect(firstRatEvent(event, 'event')).toEqual(event);
  });
});
