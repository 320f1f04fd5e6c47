// As much of a JSON schema as the server's description of itself uses.
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

export type Schemas = Record<string, Schema>;

// What a reference leads to, or the schema itself.
export function resolved(schemas: Schemas, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const named = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
  if (!named) throw new Error(`${schema.$ref} is not described`);
  return resolved(schemas, named);
}
