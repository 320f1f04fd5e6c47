import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { compiled } from '../compiled';
import { named } from './server';

// The workloads of the house, compiled for this machine and for browsers: see workloads/main.cpp.
// CHEESEMOON_WORKLOADS names the program of this machine.
const native = resolve(named('CHEESEMOON_WORKLOADS', '../build/release/workloads/workloads'));

export interface Work {
  name: string;
  signature: string;
  count: number;
  milliseconds: number;
}

export function workIn(lines: string[]): Work[] {
  return lines.map((line) => {
    const [name = '', signature = '', count, milliseconds] = line.split(' ');
    return { name, signature, count: Number(count), milliseconds: Number(milliseconds) };
  });
}

export function workHere(...words: string[]): Work[] {
  const { stdout, stderr, status } = spawnSync(native, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${native}: ${stderr}`);
  return workIn(stdout.trimEnd().split('\n'));
}

export async function workInWebAssembly(...words: string[]): Promise<Work[]> {
  const lines: string[] = [];
  await compiled('workloads', { arguments: words, print: (line: string) => lines.push(line) });
  return workIn(lines);
}
