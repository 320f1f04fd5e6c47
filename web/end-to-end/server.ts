import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A real server with the built page, on a store of its own. CHEESEMOON_PROGRAM names the program,
// CHEESEMOON_PAGE the built page.
export interface GameServer {
  readonly address: string;
  // As if the power had failed.
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function named(variable: string, otherwise: string): string {
  return process.env[variable] ?? otherwise;
}

// Pages of these other origins are let in.
export async function openServer(...origins: string[]): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cheesemoon-'));
  const port = await freePort();
  let server: ChildProcess | null = null;

  function startServer(): Promise<void> {
    const program = named('CHEESEMOON_PROGRAM', '../build/release/cli/cheesemoon');
    const page = named('CHEESEMOON_PAGE', '../build/page');
    const store = join(folder, 'games.sqlite');
    const words = ['serve', '--port', String(port), '--store', store, '--page', page];
    const letIn = origins.flatMap((origin) => ['--origin', origin]);
    // Many people from one address.
    const started = spawn(program, [...words, ...letIn, '--no-limits'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = started;
    return new Promise((resolve, reject) => {
      let complaint = '';
      started.stderr.on('data', (text) => (complaint += String(text)));
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${complaint}`)));
      started.stdout.once('data', () => resolve());
    });
  }

  function killServer(): Promise<void> {
    const killed = server;
    server = null;
    if (!killed || killed.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      killed.once('exit', () => resolve());
      killed.kill('SIGKILL');
    });
  }

  await startServer();
  return {
    address: `http://127.0.0.1:${port}`,
    startServer,
    killServer,
    async close() {
      await killServer();
      rmSync(folder, { recursive: true });
    },
  };
}
