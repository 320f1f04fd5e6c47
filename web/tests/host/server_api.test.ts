import { serverApi } from '../../src/host/server_api';
import { serverTransport } from '../../src/host/server_transport';
import duelReplay from '../study/fixtures/duel-replay.json';
import duelHint from '../study/fixtures/duel-hint.json';

function answering(status: number, answer: unknown) {
  const sent: { path: string; options: RequestInit }[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    sent.push({ path, options });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('the HTTP part of a server', () => {
  it('sends a record as it was written', async () => {
    const sent = answering(200, duelReplay);
    const record = '{ "format":  "cheesemoon/1" }\n';
    expect((await serverApi(serverTransport('')).replayOfRecord(record)).game).toBe('brave-rats');
    expect(sent[0]).toMatchObject({ path: '/api/replays', options: { method: 'POST', body: record } });
  });

  it('says who asks for a hint, and for which seat', async () => {
    const sent = answering(200, duelHint);
    await serverApi(serverTransport('')).hint('secret', 'bcdfghjkmn', 2);
    expect(sent[0]?.path).toBe('/api/tables/bcdfghjkmn/hint');
    expect(sent[0]?.options.headers).toMatchObject({ Authorization: 'Bearer secret' });
    expect(sent[0]?.options.body).toBe('{"seat":2}');
  });

  it('passes on what is wrong with a record', async () => {
    const sentence = 'actions[0]: "9:6": expected a card';
    answering(400, { error: { reason: 'bad_request', sentence } });
    await expect(serverApi(serverTransport('')).reviewOfRecord('{}')).rejects.toMatchObject({
      reason: 'bad_request',
      message: sentence,
    });
  });
});
