import { Refusal } from './host';
import type { Socket } from './table_socket';
import type { Transport } from './transport';

// Longer than a server works on anything. A network may swallow what is sent without a sign of it.
const patience = 15_000;

// A server far away, whose address is http://host:port.
export const serverTransport = (address: string): Transport => ({
  async request({ method, path, token, content }) {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    if (content !== undefined) headers['Content-Type'] = 'application/json';
    const sent = content === undefined ? {} : { body: content };
    const signal = AbortSignal.timeout(patience);
    try {
      const response = await fetch(address + path, { method, headers, signal, ...sent });
      const answer: unknown = await response.json().catch((problem) => {
        if (signal.aborted) throw problem;
        return null;
      });
      return { status: response.status, answer };
    } catch {
      throw new Refusal('unreachable', 'the server cannot be reached');
    }
  },
  open: () => new WebSocket(`${address.replace(/^http/, 'ws')}/socket`) as Socket,
});
