// Whatever arrives is looked at once, member by member, before anything relies on it. The types of the
// protocol are those of its checks, so that a type cannot promise what nobody has looked at.

export class ProtocolError extends Error {
  constructor(where: string, expected: string, found: unknown) {
    super(`${where}: expected ${expected}, found ${inWords(found)}`);
    this.name = 'ProtocolError';
  }
}

export type Check<Value> = (value: unknown, where: string) => Value;
export type Checked<Of> = Of extends Check<infer Value> ? Value : never;

type Members = Record<string, Check<unknown>>;
type AllOf<Of extends Members> = { [Name in keyof Of]: Checked<Of[Name]> };
type SomeOf<Of extends Members> = { [Name in keyof Of]?: Checked<Of[Name]> };

function inWords(value: unknown): string {
  const written = JSON.stringify(value) ?? 'nothing';
  return written.length > 60 ? `${written.slice(0, 60)}...` : written;
}

export const text: Check<string> = (value, where) => {
  if (typeof value !== 'string') throw new ProtocolError(where, 'a text', value);
  return value;
};

export const number: Check<number> = (value, where) => {
  if (typeof value !== 'number') throw new ProtocolError(where, 'a number', value);
  return value;
};

export const truth: Check<boolean> = (value, where) => {
  if (typeof value !== 'boolean') throw new ProtocolError(where, 'true or false', value);
  return value;
};

export const anything: Check<unknown> = (value) => value;

export function oneOf<const Value extends string>(...values: Value[]): Check<Value> {
  return (value, where) => {
    const found = values.find((each) => each === value);
    if (found === undefined) throw new ProtocolError(where, values.join(', '), value);
    return found;
  };
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value, where) => (value === null ? null : check(value, where));
}

export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new ProtocolError(where, 'a list', value);
    return value.map((each, index) => check(each, `${where}[${index}]`));
  };
}

function membersOf(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError(where, 'an object', value);
  }
  return value as Record<string, unknown>;
}

export function byName<Value>(check: Check<Value>): Check<Record<string, Value>> {
  return (value, where) =>
    Object.fromEntries(
      Object.entries(membersOf(value, where)).map(([name, each]) => [
        name,
        check(each, `${where}.${name}`),
      ]),
    );
}

// The same for every one of these names.
export function forEach<const Name extends string, Value>(
  names: readonly Name[],
  check: Check<Value>,
): Check<Record<Name, Value>> {
  return (value, where) => {
    const members = membersOf(value, where);
    return Object.fromEntries(
      names.map((name) => [name, check(members[name], `${where}.${name}`)]),
    ) as Record<Name, Value>;
  };
}

// Members that nobody has asked for are left out: a newer server may say more than we know.
export function object<Needed extends Members, Optional extends Members = Record<never, never>>(
  needed: Needed,
  optional?: Optional,
): Check<AllOf<Needed> & SomeOf<Optional>> {
  return (value, where) => {
    const members = membersOf(value, where);
    const checked: Record<string, unknown> = {};
    for (const [name, check] of Object.entries(needed)) {
      checked[name] = check(members[name], `${where}.${name}`);
    }
    for (const [name, check] of Object.entries(optional ?? {})) {
      if (members[name] !== undefined) checked[name] = check(members[name], `${where}.${name}`);
    }
    return checked as AllOf<Needed> & SomeOf<Optional>;
  };
}

type Kinds = Record<string, Members>;
type KindOf<Tag extends string, Of extends Kinds> = {
  [Kind in keyof Of]: { [Name in Tag]: Kind } & AllOf<Of[Kind]>;
}[keyof Of];

// Objects of several kinds, told apart by one member.
export function kinds<Tag extends string, Of extends Kinds>(
  tag: Tag,
  of: Of,
): Check<KindOf<Tag, Of>> {
  const known = oneOf(...Object.keys(of));
  return (value, where) => {
    const kind = known(membersOf(value, where)[tag], `${where}.${tag}`);
    const rest = object(of[kind] as Members)(value, `${where} (${kind})`);
    return { [tag]: kind, ...rest } as KindOf<Tag, Of>;
  };
}
