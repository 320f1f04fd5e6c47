import { cleanup, fireEvent, render } from '@testing-library/svelte';
import FirstRatBoard from '../../../src/board/first-rat/FirstRatBoard.svelte';
import { fixtures } from '../../fixtures/first_rat_fixtures';

afterEach(cleanup);

export function open(name: string, changes: Record<string, unknown> = {}) {
  const acted: string[] = [];
  const undone: number[] = [];
  const props = {
    ...fixtures[name]!,
    language: 'en' as const,
    motion: false,
    onact: (action: string) => acted.push(action),
    onundo: () => undone.push(1),
    ...changes,
  };
  return { acted, undone, props, ...render(FirstRatBoard, { props }) };
}

// The queries by role of the testing library take seconds on a drawing of this size.
export function named(selector: string, name: RegExp | string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selector)].filter((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return typeof name === 'string' ? text === name : name.test(text);
  });
}
export function buttons(name: RegExp | string, within?: ParentNode): Element[] {
  return named('button, [role="button"]', name, within);
}
export async function press(name: RegExp | string) {
  const [button] = buttons(name);
  expect(button, `${name}`).toBeDefined();
  await fireEvent.click(button!);
}

export function targetLabel(target: number): RegExp {
  return new RegExp(`^Go to ${target === 27 ? 'Launchpad' : target}:`);
}
