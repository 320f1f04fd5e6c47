import type { HostNotice } from '../host';
import type { Failed } from '../table_socket';
import type { Memory } from './journal_store';

// What the page and the worker with the engine send each other.

export type ToWorker =
  // Once, before everything else: what somebody is called who was never here, and what a worker before
  // this one kept nowhere else.
  | { type: 'start'; name: string; memory?: Memory | undefined }
  | { type: 'request'; id: number; method: string; path: string; body: string }
  // The page has one socket at a time; a number tells it from those before it.
  | { type: 'open'; socket: number }
  | { type: 'line'; socket: number; line: string }
  | { type: 'close'; socket: number };

export type FromWorker =
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'lines'; socket: number; lines: string[] }
  | { type: 'closed'; socket: number; failed: Failed }
  | { type: 'notice'; notice: HostNotice | null }
  // The engine has failed or could not be loaded, and nothing can be done but to start another worker.
  | {
      type: 'broken';
      reason: 'engine_stopped' | 'not_loaded';
      problem: string;
      memory?: Memory | undefined;
    };
