// @vitest-environment jsdom
import { deviceHost } from '../../../src/host/device/device_host';
import type { EngineWorker } from '../../../src/host/device/device_transport';
import type { ConnectionState } from '../../../src/host/host';

describe('the host on this device', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('says that the game could not be loaded where there is no worker, and not that a connection is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    class NoWorker implements EngineWorker {
      onmessage = null;
      onerror: EngineWorker['onerror'] = null;
      postMessage() {
        queueMicrotask(() => this.onerror?.({ message: 'no network' }));
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', NoWorker);
    const host = deviceHost({ storage: localStorage, guestName: () => 'Ann' });
    const states: ConnectionState[] = [];
    host.watchConnection((state) => states.push(state));
    await vi.waitFor(() => expect(states).toEqual(['connecting', 'not_loaded']));
    host.close();
  });
});
