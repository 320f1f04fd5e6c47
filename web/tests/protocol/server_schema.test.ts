import { readFileSync } from 'node:fs';
import { challenges } from '../../src/protocol/challenges';
import { listOf, object, orNull, text, type Check } from '../../src/protocol/check';
import { hint, review } from '../../src/protocol/study';
import { openTable, ownTable, tableState } from '../../src/protocol/table_state';
import { answerSchema, choicesOf, sampleOf, type ApiDocument } from './schema_samples';

const api = JSON.parse(readFileSync('../server/api/openapi.json', 'utf8')) as ApiDocument;

// Replays are missing: boards and views are described in words, and held against the real server.
const answers: [string, string, number, Check<unknown>][] = [
  ['post', '/api/guests', 201, object({ person: object({ id: text, name: text }), token: text })],
  ['patch', '/api/me', 200, object({ id: text, name: text })],
  ['get', '/api/me/tables', 200, object({ tables: listOf(ownTable) })],
  ['get', '/api/me/challenges', 200, challenges],
  ['get', '/api/tables', 200, object({ tables: listOf(openTable) })],
  ['post', '/api/tables', 201, tableState],
  ['get', '/api/tables/{id}', 200, tableState],
  ['post', '/api/tables/{id}/hint', 200, hint],
  ['get', '/api/tables/{id}/review', 200, review],
  ['post', '/api/reviews', 200, review],
  ['get', '/api/server', 200, object({ public_address: orNull(text) })],
];

describe('the page understands whatever the server may answer by its description', () => {
  it.each(answers)('%s %s, %i', (method, path, status, check) => {
    const schema = answerSchema(api, method, path, status);
    for (let seed = 1; seed <= 500; seed += 1) {
      const sample = sampleOf(api, schema, choicesOf(seed * 7919));
      expect(() => check(sample, path), JSON.stringify(sample)).not.toThrow();
    }
  });

  it('and would notice if a member was called otherwise', () => {
    const schema = answerSchema(api, 'get', '/api/tables/{id}', 200);
    const sample = sampleOf(api, schema, choicesOf(7919)) as Record<string, unknown>;
    const { status, ...rest } = sample;
    expect(() => tableState({ ...rest, state: status }, 'table')).toThrow('table.status');
  });
});
