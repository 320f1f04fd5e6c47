import { readdirSync, readFileSync } from 'node:fs';
import { isKept, linkTo, readLink, recordOf } from '../../src/analysis/analysis_link';
import { compressed } from '../../src/analysis/compressed';
import { openedRecord } from '../../src/analysis/opened_record';
import { routeOf } from '../../src/page/route';

const record = {
  format: 'cheesemoon/1',
  game: 'brave-rats',
  options: { variant: 'base' },
  setup: { hands: ['01234567', '01234567'] },
  actions: [],
};
const tree = { line: ['6:0', '7:7', ['2:2', '3:3']], at: 3 };
const aboutOf = async (link: Promise<string>) => routeOf(await link).about;

describe('a link to an analysis', () => {
  it('holds all of it, in letters that links may have', async () => {
    const about = await aboutOf(linkTo({ record, tree }));
    expect(about).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
    expect(isKept(about)).toBe(true);
    expect(await readLink(about)).toEqual({ record, tree, then: [] });
    const then = [{ seat: 1, action: 'play 3' }];
    expect(await readLink(await aboutOf(linkTo({ record, tree, then })))).toEqual({ record, tree, then });
  });

  it('keeps neither a result nor actions that the tree has', async () => {
    const whole = { ...record, actions: ['6:0'], result: { winner: 1 } };
    const about = await aboutOf(linkTo({ record: whole, tree }));
    expect((await readLink(about))?.record).toEqual(record);
  });

  it('is as short as other links are, of whole games of First Rat', async () => {
    const folder = new URL('../../../tests/golden/first-rat/', import.meta.url);
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
      const { record: begun, line } = openedRecord(readFileSync(new URL(name, folder), 'utf8'));
      const link = await linkTo({ record: begun, tree: { line, at: line.length } });
      expect(link.length, name).toBeLessThan(1500);
    }
  });

  it('that was cut off, changed, or made by a newer page is none', async () => {
    const about = await aboutOf(linkTo({ record, tree }));
    const written = async (content: unknown) => `v1.${await compressed(JSON.stringify(content))}`;
    for (const wrong of [
      about.slice(0, -8),
      about.replace('v1.', 'v2.'),
      'v1.',
      'v1.%%%',
      await written({ game: 'brave-rats', line: [['6:0']], at: 0 }),
      await written({ game: 'brave-rats', line: ['6:0'] }),
      await written({ game: 'brave-rats', line: ['6:0', []], at: 0 }),
      await written('6:0'),
      await written({ game: 'brave-rats', line: [], at: 0, then: [{ seat: 1 }] }),
      await written({ game: 'brave-rats', line: [], at: 0, then: 'play 3' }),
    ])
      expect(await readLink(wrong), wrong).toBeNull();
  });
});

describe('a link that somebody has made to keep a device busy', () => {
  const linkWith = (content: object) => aboutOf(linkTo({ record, tree, ...content }));
  const lineOf = (steps: number) => ({ tree: { line: Array<string>(steps).fill('6:0'), at: 0 } });

  it('is none when much more comes out of it than anybody writes', async () => {
    const usual = await linkWith({ record: { ...record, options: { variant: 'a'.repeat(100_000) } } });
    expect(await readLink(usual)).not.toBeNull();
    const bomb = await linkWith({ record: { ...record, options: { variant: 'a'.repeat(30_000_000) } } });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readLink(bomb)).toBeNull();
  });

  it('is none with more steps than anybody tries, one after the other or instead of each other', async () => {
    expect(await readLink(await linkWith(lineOf(4000)))).not.toBeNull();
    expect(await readLink(await linkWith(lineOf(4001)))).toBeNull();
    const branches = ['6:0', ...Array.from({ length: 4000 }, () => ['7:7'])];
    expect(await readLink(await linkWith({ tree: { line: branches, at: 0 } }))).toBeNull();
  });

  it('is none when its branches are deeper than a program can go', async () => {
    const deep = '["6:0",'.repeat(30_000) + '["6:0"]' + ']'.repeat(30_000);
    const text = `{"game":"brave-rats","options":{},"setup":{},"line":${deep},"at":0}`;
    expect(await readLink(`v1.${await compressed(text)}`)).toBeNull();
  });
});

describe('a record that is opened', () => {
  it('is how a game began, and what was done in it', () => {
    const text = JSON.stringify({ ...record, actions: ['6:0', '7:7'], result: { winner: 1 } });
    expect(openedRecord(text)).toEqual({ record, line: ['6:0', '7:7'] });
  });

  it('may be one game of a match for crowns', () => {
    const { options, setup } = record;
    const games = [
      { options, setup, actions: ['1:7'] },
      { options, setup, actions: ['6:0'] },
    ];
    const match = JSON.stringify({ format: 'cheesemoon/1', game: 'brave-rats', match: { crowns: 2 }, games });
    expect(openedRecord(match, 2)).toEqual({ record, line: ['6:0'] });
  });

  it('keeps what is wrong with its heading, so that somebody says so', () => {
    expect(openedRecord('{"format":"chess"}').record['format']).toBe('chess');
    expect(recordOf({})['game']).toBeUndefined();
    expect(() => openedRecord('p1-0')).toThrow(SyntaxError);
  });
});
