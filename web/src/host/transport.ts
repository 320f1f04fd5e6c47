import type { Socket } from './table_socket';

export interface Question {
  method: string;
  // As in /api/games.
  path: string;
  token?: string | undefined;
  // JSON, as it was written.
  content?: string | undefined;
}

export interface Answered {
  status: number;
  // What the JSON of the answer says; null if it was none.
  answer: unknown;
}

// How requests and messages get to where games are played, and back. What they say is the same
// everywhere: see docs/protocol.md.
export interface Transport {
  // Rejected with a Refusal if there is no answer.
  request(question: Question): Promise<Answered>;
  open(): Socket;
}
