import { createHash } from 'node:crypto';
import { installable } from '../installable';

type Emitted = { fileName: string; source: string };

async function workerOf(startPage: string): Promise<string> {
  const emitted: Emitted[] = [];
  const bundle = { 'index.html': { type: 'asset', fileName: 'index.html', source: startPage } };
  const { handler } = installable().generateBundle as unknown as {
    handler(this: { emitFile(file: Emitted): void }, options: unknown, bundle: unknown): Promise<void>;
  };
  await handler.call({ emitFile: (file) => void emitted.push(file) }, {}, bundle);
  return emitted.find(({ fileName }) => fileName === 'service_worker.js')!.source;
}

describe('the worker of a built page', () => {
  // scripts/build-page replaces it by that of the page without a server.
  it('has the digest of the start page in it, in plain', async () => {
    const digest = createHash('sha256').update('<html data-server>').digest('hex');
    expect(await workerOf('<html data-server>')).toContain(`"${digest}"`);
  });
});
