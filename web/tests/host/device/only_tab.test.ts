import { becomeOnlyTab } from '../../../src/host/device/only_tab';

// A lock that another tab holds until it is closed.
function lockOfAnother() {
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const locks = {
    async request(_name: string, take: () => Promise<void>) {
      await closed;
      return take();
    },
  } as unknown as LockManager;
  return { locks, close };
}

describe('the only tab that plays', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is this one when the other is closed, and it is told to wait for that', async () => {
    const mustWait = vi.fn();
    const { locks, close } = lockOfAnother();
    const isOnly = becomeOnlyTab(locks, mustWait);
    await vi.advanceTimersByTimeAsync(1500);
    expect(mustWait).toHaveBeenCalledOnce();
    close();
    await isOnly;
  });

  it('says nothing while a page is loaded anew', async () => {
    const mustWait = vi.fn();
    const { locks, close } = lockOfAnother();
    const isOnly = becomeOnlyTab(locks, mustWait);
    await vi.advanceTimersByTimeAsync(300);
    close();
    await isOnly;
    await vi.advanceTimersByTimeAsync(5000);
    expect(mustWait).not.toHaveBeenCalled();
  });

  it('is every one where a browser has no locks', async () => {
    await becomeOnlyTab(undefined, () => {});
  });
});
