import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Schema, Schemas } from './src/protocol/schema';

const file = fileURLToPath(new URL('../server/api/openapi.json', import.meta.url));
const name = 'virtual:described';

// What the page does not look at stays out: texts for people, limits of numbers and texts.
function trimmed(schema: Schema): object {
  const { $ref, type, enum: words, anyOf, properties, required, additionalProperties, items } = schema;
  return {
    $ref: $ref?.slice($ref.lastIndexOf('/') + 1),
    type: words ? undefined : type,
    enum: words,
    anyOf: anyOf?.map(trimmed),
    properties: properties && allTrimmed(properties),
    required,
    additionalProperties:
      typeof additionalProperties === 'object' ? trimmed(additionalProperties) : undefined,
    items: items && trimmed(items),
  };
}

function allTrimmed(schemas: Schemas): Record<string, object> {
  return Object.fromEntries(Object.entries(schemas).map(([each, schema]) => [each, trimmed(schema)]));
}

// The page checks what arrives by the server's description of it, which comes in here: the types are
// made of the same file by `npm run types`.
export function described(): Plugin {
  return {
    name: 'described',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(file);
      const api = JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Schemas } };
      return `export default ${JSON.stringify(allTrimmed(api.components.schemas))}`;
    },
  };
}
