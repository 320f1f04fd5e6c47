import { Refusal } from '../../src/host/host';
import { oneRecord } from '../../src/study/one_record';

describe('a text with one record', () => {
  it.each(['{"a":1}', '{"a":1}\n', '{\n"a":1\n}\n', 'no record', ''])('is taken as it is: %j', (text) => {
    expect(oneRecord(text)).toBe(text);
  });

  it.each(['{"a":1}\n{"b":2}\n', '\n{"a":1}\r\n\n{"b":'])('is none with several: %j', (text) => {
    expect(() => oneRecord(text)).toThrow(Refusal);
  });
});
