import { setUpIn, writtenSetUp } from '../../src/analysis/race_set_up';
import { check } from '../../src/protocol/check';
import gregAnswer from './fixtures/greg-analysis.json';
import raceAnswer from './fixtures/race-analysis.json';

describe('what is laid out for a race', () => {
  it('is written as it was read, whatever the order of the backpacks', () => {
    for (const answer of [raceAnswer, gregAnswer]) {
      const { record } = check('Analysis', answer, 'analysis');
      const setup = record['setup'] as { backpacks: string[] };
      const written = writtenSetUp(setUpIn(record));
      expect({ ...written, backpacks: [...written.backpacks].sort() }).toEqual({
        ...setup,
        backpacks: [...setup.backpacks].sort(),
      });
    }
  });

  it('may be anything that somebody writes: the engine says what is wrong', () => {
    const { record } = check('Analysis', raceAnswer, 'analysis');
    const setUp = setUpIn(record);
    setUp.tracks.food = ' 9 9  x';
    setUp.backpacks.blue = 0;
    const written = writtenSetUp(setUp);
    expect(written.tracks.food).toEqual([9, 9, NaN]);
    expect(written.backpacks).not.toContain('blue');
  });
});
