import { clockText, pressureOf, timeLeft } from '../../src/table/clock_time';

describe('a clock', () => {
  it('runs since it began to, and not below nothing', () => {
    expect(timeLeft({ left: 5000, since: 1000 }, 4000)).toBe(2000);
    expect(timeLeft({ left: 5000, since: 1000 }, 9000)).toBe(0);
  });

  it('stands where nobody waits for it', () => {
    expect(timeLeft({ left: 5000, since: null }, 9000)).toBe(5000);
  });

  it('presses when little of its time is left', () => {
    expect([1, 0.3, 0.2, 0.08, 0].map(pressureOf)).toEqual(['plenty', 'plenty', 'little', 'short', 'short']);
  });

  it.each([
    [0, '0:00'],
    [61_000, '1:01'],
    [59_001, '1:00'],
    [86_400_000, '24 h 00 min'],
  ])('of %d milliseconds reads %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});
