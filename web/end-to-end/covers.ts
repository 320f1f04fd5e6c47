import type { Page } from 'playwright-core';

// Whether something lies over something else.
export async function covers(page: Page, one: string, other: string): Promise<boolean> {
  const [over, under] = await Promise.all(
    [one, other].map((each) => page.locator(each).first().boundingBox()),
  );
  const apart = (start: 'x' | 'y', length: 'width' | 'height') =>
    over![start] >= under![start] + under![length] || under![start] >= over![start] + over![length];
  return !apart('x', 'width') && !apart('y', 'height');
}
