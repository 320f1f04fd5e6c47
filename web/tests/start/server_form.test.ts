// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Host, ServerChoice } from '../../src/host/host';
import TableLists from '../../src/start/TableLists.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';

function open(serverChoice: ServerChoice | null) {
  const host: Partial<Host> = {
    meetsOthers: !!serverChoice?.address,
    serverChoice,
    ownTables: () => Promise.resolve([]),
    openTables: () => Promise.resolve([]),
  };
  render(WithPage, { page: pageAround(host), component: TableLists, inside: {} });
}

const choose = vi.fn<ServerChoice['choose']>();
const leave = vi.fn();

describe('the page that came without a server', () => {
  afterEach(() => {
    cleanup();
    vi.resetAllMocks();
  });

  it('asks for one to meet others at, and says why it cannot be had', async () => {
    choose.mockResolvedValue('no_answer');
    open({ address: null, choose, leave });
    await fireEvent.input(screen.getByLabelText('Address of the server'), {
      target: { value: 'play.example.org' },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(choose).toHaveBeenCalledWith('play.example.org');
    expect((await screen.findByRole('alert')).textContent).toContain(`--origin ${location.origin}`);
  });

  it('says which one it has, and leaves it', async () => {
    open({ address: 'https://play.example.org', choose, leave });
    expect(screen.getByText('At https://play.example.org')).toBeTruthy();
    expect(screen.queryByLabelText('Address of the server')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is the only one that asks', () => {
    open(null);
    expect(screen.queryByLabelText('Address of the server')).toBeNull();
    expect(screen.queryByText('Play with others')).toBeNull();
  });
});
