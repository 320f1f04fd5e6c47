import { check } from './check';
import type { ClientMessage, ServerMessage } from './described';

type WithoutRequest<Message> = Message extends unknown ? Omit<Message, 'request'> : never;

// What a client may ask for. The connection adds `request`, which is its own business.
export type Request = WithoutRequest<
  Exclude<ClientMessage, { type: 'hello' | 'watch' | 'unwatch' | 'ping' }>
>;

export type Answer = Exclude<ServerMessage, { type: 'update' | 'presence' }>;

export function readServerMessage(line: string): ServerMessage {
  return check('ServerMessage', JSON.parse(line), 'message');
}
