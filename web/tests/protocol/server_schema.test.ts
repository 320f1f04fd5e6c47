import { readFileSync } from 'node:fs';
import { check } from '../../src/protocol/check';
import type { components } from '../../src/protocol/described';
import { readServerMessage } from '../../src/protocol/messages';
import { answerSchema, choicesOf, sampleOf, type ApiDocument, type Schema } from './schema_samples';

const api = JSON.parse(readFileSync('../server/api/openapi.json', 'utf8')) as ApiDocument;
const messages = { $ref: '#/components/schemas/ServerMessage' };

const answers: [string, string, number, keyof components['schemas']][] = [
  ['post', '/api/guests', 201, 'PersonAndToken'],
  ['patch', '/api/me', 200, 'Me'],
  ['get', '/api/me/tables', 200, 'OwnTables'],
  ['get', '/api/me/challenges', 200, 'ChallengeBoard'],
  ['get', '/api/tables', 200, 'OpenTables'],
  ['post', '/api/tables', 201, 'TableState'],
  ['get', '/api/tables/{id}', 200, 'TableState'],
  ['post', '/api/tables/{id}/hint', 200, 'Hint'],
  ['get', '/api/tables/{id}/replay', 200, 'Replay'],
  ['post', '/api/replays', 200, 'Replay'],
  ['get', '/api/tables/{id}/review', 200, 'Review'],
  ['post', '/api/reviews', 200, 'Review'],
  ['get', '/api/server', 200, 'ServerFacts'],
];

function forSamples(schema: Schema, look: (sample: unknown) => void) {
  for (let seed = 1; seed <= 500; seed += 1) look(sampleOf(api, schema, choicesOf(seed * 7919)));
}

describe('the page understands to the last member whatever the server may say by its description', () => {
  it.each(answers)('%s %s, %i', (method, path, status, name) => {
    forSamples(answerSchema(api, method, path, status), (sample) =>
      expect(check(name, sample, path)).toEqual(sample),
    );
  });

  it('messages', () => {
    forSamples(messages, (sample) => expect(readServerMessage(JSON.stringify(sample))).toEqual(sample));
  });

  it('and would notice if a member was called otherwise', () => {
    const schema = answerSchema(api, 'get', '/api/tables/{id}', 200);
    const sample = sampleOf(api, schema, choicesOf(7919)) as Record<string, unknown>;
    const { status, ...rest } = sample;
    expect(() => check('TableState', { ...rest, state: status }, 'table')).toThrow('table.status');
  });
});
