import described from 'virtual:described';
import type { components } from './described';
import { resolved, type Schema, type Schemas } from './schema';

// Whatever arrives is looked at once, member by member, before anything relies on it: by the schemas
// of which the types are made, so that a type cannot promise what nobody has looked at.

export class ProtocolError extends Error {
  constructor(where: string, expected: string, found: unknown) {
    super(`${where}: expected ${expected}, found ${inWords(found)}`);
    this.name = 'ProtocolError';
  }
}

function inWords(value: unknown): string {
  const written = JSON.stringify(value) ?? 'nothing';
  return written.length > 60 ? `${written.slice(0, 60)}...` : written;
}

type Described = components['schemas'];

// A value as the schema of that name describes it. Members that are not described are left out: a
// newer server may say more than we know.
export function check<Name extends keyof Described>(
  name: Name,
  value: unknown,
  where: string,
): Described[Name] {
  return checkBy(described, described[name]!, value, where) as Described[Name];
}

// The words of an enumeration.
export function wordsOf<Name extends keyof Described>(name: Name): Described[Name][] {
  return described[name]!.enum as Described[Name][];
}

type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const plain: Record<string, { expected: string; is: (value: unknown) => boolean }> = {
  string: { expected: 'a text', is: (value) => typeof value === 'string' },
  number: { expected: 'a number', is: (value) => typeof value === 'number' },
  integer: { expected: 'a whole number', is: Number.isInteger },
  boolean: { expected: 'true or false', is: (value) => typeof value === 'boolean' },
  null: { expected: 'null', is: (value) => value === null },
  array: { expected: 'a list', is: Array.isArray },
  object: { expected: 'an object', is: isObject },
};

function isOfType({ type }: Schema, value: unknown): boolean {
  if (Array.isArray(type)) return type.some((each) => plain[each]?.is(value));
  return type === undefined || plain[type]?.is(value) === true;
}

export function checkBy(schemas: Schemas, of: Schema, value: unknown, where: string): unknown {
  const schema = resolved(schemas, of);
  if (schema.anyOf) return checkUnion(schemas, schema.anyOf, value, where);
  if (schema.enum) {
    if (schema.enum.includes(value)) return value;
    throw new ProtocolError(where, schema.enum.join(', '), value);
  }
  if (!isOfType(schema, value))
    throw new ProtocolError(where, plain[[schema.type].flat()[0]!]!.expected, value);
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.map((each, index) => checkBy(schemas, items, each, `${where}[${index}]`));
  }
  return isObject(value) ? checkMembers(schemas, schema, value, where) : value;
}

function checkMembers(schemas: Schemas, schema: Schema, value: Members, where: string): Members {
  const { properties, required, additionalProperties: others } = schema;
  if (!properties && !others) return value;
  const checked: Members = {};
  for (const name in properties)
    if (name in value || required?.includes(name))
      checked[name] = checkBy(schemas, properties[name]!, value[name], `${where}.${name}`);
  if (typeof others === 'object')
    for (const name in value)
      if (!(name in checked)) checked[name] = checkBy(schemas, others, value[name], `${where}.${name}`);
  return checked;
}

// A part of a union, and the member by which an object says that it is that part.
interface Part {
  schema: Schema;
  tag?: string;
  word?: unknown;
}

// Updates have thousands of events, so each union is looked at once.
const unions = new WeakMap<Schema[], Part[]>();

function partsOf(schemas: Schemas, union: Schema[]): Part[] {
  const known = unions.get(union);
  if (known) return known;
  const parts = union.flatMap((each): Part[] => {
    const schema = resolved(schemas, each);
    if (schema.anyOf) return partsOf(schemas, schema.anyOf);
    const { properties = {} } = schema;
    const tag = Object.keys(properties).find((name) => properties[name]?.enum?.length === 1);
    return [tag === undefined ? { schema } : { schema, tag, word: properties[tag]?.enum?.[0] }];
  });
  unions.set(union, parts);
  return parts;
}

function canBe({ schema, tag, word }: Part, value: unknown): boolean {
  if (tag !== undefined) return isObject(value) && value[tag] === word;
  return schema.enum?.includes(value) ?? isOfType(schema, value);
}

// How many members too few or too many a value has.
function distance({ schema: { properties = {}, required = [] } }: Part, value: unknown): number {
  if (!isObject(value)) return 0;
  const missing = required.filter((name) => !(name in value));
  return missing.length + Object.keys(value).filter((name) => !(name in properties)).length;
}

// A value is what it says, and where it does not say so, what it is most like.
function checkUnion(schemas: Schemas, union: Schema[], value: unknown, where: string): unknown {
  const parts = partsOf(schemas, union);
  const possible = parts.filter((part) => canBe(part, value));
  const nearest = possible.length < 2 ? possible[0] : mostLike(possible, value);
  const { schema, tag, word } = nearest ?? parts.at(-1)!;
  if (tag === undefined || !isObject(value)) return checkBy(schemas, schema, value, where);
  if (nearest) return checkBy(schemas, schema, value, `${where} (${String(word)})`);
  const words = parts.flatMap((part) => part.word ?? []);
  throw new ProtocolError(`${where}.${tag}`, words.join(', '), value[tag]);
}

function mostLike(parts: Part[], value: unknown): Part | undefined {
  return parts.reduce((best, part) => (distance(part, value) < distance(best, value) ? part : best));
}
