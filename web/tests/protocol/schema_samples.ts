import { resolved, type Schema as PlainSchema } from '../../src/protocol/schema';

// What a server may say, made up from its own description of it.

// With the limits, which samples keep to.
export interface Schema extends PlainSchema {
  minItems?: number;
  maxItems?: number;
  minimum?: number;
}

export interface ApiDocument {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export function answerSchema(api: ApiDocument, method: string, path: string, status: number): Schema {
  const schema = api.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} is not described to answer ${status}`);
  return schema;
}

// Chooses one of so many.
export type Choose = (count: number) => number;

// The same choices for the same seed (a generator of Park and Miller).
export function choicesOf(seed: number): Choose {
  let state = seed;
  return (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
}

// Of a union any part, of an object with or without each member that need not be there.
export function sampleOf(api: ApiDocument, schema: Schema, choose: Choose): unknown {
  if (schema.$ref !== undefined) return sampleOf(api, resolved(api.components.schemas, schema), choose);
  if (schema.anyOf) return sampleOf(api, schema.anyOf[choose(schema.anyOf.length)]!, choose);
  if (schema.enum) return schema.enum[choose(schema.enum.length)];
  const types = [schema.type ?? 'object'].flat();
  switch (types[choose(types.length)]) {
    case 'null':
      return null;
    case 'boolean':
      return choose(2) === 0;
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + choose(2);
    case 'string':
      return 'text';
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = schema.maxItems === least ? least : least + choose(3);
      return Array.from({ length }, () => sampleOf(api, schema.items ?? {}, choose));
    }
    default:
      return sampleObject(api, schema, choose);
  }
}

function sampleObject(api: ApiDocument, schema: Schema, choose: Choose): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const isThere = schema.required?.includes(name) || choose(2) === 0;
    if (isThere) sample[name] = sampleOf(api, member, choose);
  }
  if (typeof schema.additionalProperties === 'object')
    sample['any'] = sampleOf(api, schema.additionalProperties, choose);
  return sample;
}
