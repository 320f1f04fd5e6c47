import { readdirSync, readFileSync } from 'node:fs';
import { check } from '../../src/protocol/check';

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
    expect(check('FirstRatBoard', told.board, 'board')).toEqual(told.board);
    expect(check('FirstRatView', told.view, 'view')).toEqual(told.view);
    for (const choice of told.choices) expect(check('FirstRatChoice', choice, 'choice')).toEqual(choice);
    for (const { events } of told.steps)
      for (const event of events) expect(check('FirstRatEvent', event, 'event')).toEqual(event);
  });
});
