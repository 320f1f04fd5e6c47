// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import ClockList from '../../src/table/ClockList.svelte';
import { pageAround } from '../page_around';
import WithPage from '../WithPage.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the clocks of a table', () => {
  it('are drawn, lit where they run, and change their shape when time runs short', () => {
    const clocks = [
      { left: 200_000, since: null },
      { left: 20_000, since: Date.now() },
    ];
    const inside = { clocks, clockAhead: 0, whole: 300, names: ['Ann', 'Ben'] };
    const { container } = render(WithPage, {
      props: { page: pageAround(), component: ClockList, inside },
    });
    const [calm, pressed] = [...container.querySelectorAll('li')];
    expect(calm!.classList.contains('runs')).toBe(false);
    expect(calm!.querySelector('.bell, .hammer')).toBeNull();
    expect(pressed!.classList.contains('runs')).toBe(true);
    expect(pressed!.querySelectorAll('.bell, .hammer')).toHaveLength(2);
    expect(pressed!.querySelector('.hidden-text')!.textContent).toBe('Ben: 0:20 left');
  });
});
