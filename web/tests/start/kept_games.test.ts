// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { Refusal, type Host } from '../../src/host/host';
import { keepLessonTable } from '../../src/learn/lesson_tables';
import KeptGames from '../../src/start/KeptGames.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';

function open(host: Partial<Host>, hasGames = true) {
  const brought = vi.fn();
  const page = pageAround({ areGamesSafe: () => Promise.resolve(true), ...host });
  render(WithPage, { page, component: KeptGames, inside: { hasGames, brought } });
  return brought;
}

async function choose(content: string) {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(picker, 'files', { value: [{ text: () => Promise.resolve(content) }] });
  await fireEvent.change(picker);
}

describe('what becomes of the games on this device', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('is told to those who may lose them, and to nobody else', async () => {
    open({ areGamesSafe: () => Promise.resolve(false) });
    expect(await screen.findByText(/this browser may forget them/)).toBeTruthy();
    cleanup();
    open({});
    await Promise.resolve();
    expect(screen.queryByText(/this browser may forget them/)).toBeNull();
    cleanup();
    open({ areGamesSafe: () => Promise.resolve(false) }, false);
    await Promise.resolve();
    expect(screen.queryByText(/this browser may forget them/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('is a file with all of them but the lessons', async () => {
    keepLessonTable(localStorage, 'alesson');
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:games';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const saveGames = vi.fn(() => Promise.resolve({ records: '{}\n', unreadable: 2 }));
    open({ saveGames });
    await fireEvent.click(screen.getByRole('button', { name: 'Save all games' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^cheesemoon-\d{4}-\d\d-\d\d\.jsonl$/);
    expect(saveGames).toHaveBeenCalledWith(new Set(['alesson']));
    expect(screen.getByText('2 games could not be read any more and are not in the file.')).toBeTruthy();
  });

  it('is that they come back, and how many', async () => {
    const bringGames = vi.fn(() => Promise.resolve({ brought: 2, known: 1, other: 0 }));
    const brought = open({ bringGames });
    await choose('{}\n{}\n{}\n');
    expect(await screen.findByText('Brought back: 2. Already here: 1.')).toBeTruthy();
    expect(bringGames).toHaveBeenCalledWith('{}\n{}\n{}\n');
    expect(brought).toHaveBeenCalledOnce();
  });

  it('says of how many the file has another way to go on', async () => {
    open({ bringGames: () => Promise.resolve({ brought: 0, known: 0, other: 1 }) });
    await choose('{}\n');
    expect(await screen.findByText(/left as here: 1\. The file still has the other way\.$/)).toBeTruthy();
  });

  it('is nothing when the file is wrong, and why', async () => {
    const fault = { line: 2, problem: 'column 3: not JSON' };
    const brought = open({ bringGames: () => Promise.resolve(fault) });
    await choose('?');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Line 2 of this file cannot be read; nothing was brought back.');
    expect(alert.querySelector('small')?.textContent).toBe('column 3: not JSON');
    expect(brought).not.toHaveBeenCalled();
  });

  it('is nothing when the file is empty', async () => {
    const bringGames = vi.fn();
    open({ bringGames });
    await choose(' \n\n');
    expect((await screen.findByRole('alert')).textContent).toContain('This file is empty.');
    expect(bringGames).not.toHaveBeenCalled();
  });

  it('says why when this device could not keep them', async () => {
    open({ bringGames: () => Promise.reject(new Refusal('not_stored', '-')) });
    await choose('{}');
    expect((await screen.findByRole('alert')).textContent).toContain('That could not be saved');
  });
});
