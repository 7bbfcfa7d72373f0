import { type AnyShape, isShape, structOf } from '@fairlead/contracts/endpoint';
import * as s from 'superstruct';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A contract's schema as JSON Schema. A type that JSON Schema can't express gets a description and allows any value.
 */
export function jsonSchemaOf(shape: AnyShape): JsonSchema {
  const schema = kindOf(shape);
  const isNullable = s.is(null, structOf(shape)) && schema.const !== null;
  return isNullable && Object.keys(schema).length > 0
    ? { anyOf: [schema, { type: 'null' }] }
    : schema;
}

function kindOf({ type, schema }: AnyShape): JsonSchema {
  switch (type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return { type };
    case 'enums':
      return { enum: Object.values(schema ?? {}) };
    case 'literal':
      return { const: schema };
    case 'array':
      return { type: 'array', ...(isShape(schema) ? { items: jsonSchemaOf(schema) } : {}) };
    case 'object':
    case 'type':
      return objectOf(schema, type === 'object');
    case 'record':
      return { type: 'object' };
    default:
      return ['any', 'unknown', 'union'].includes(type) ? {} : { description: type };
  }
}

function objectOf(fields: unknown, isStrict: boolean): JsonSchema {
  const entries = Object.entries(fields ?? {}).flatMap(([name, field]) =>
    isShape(field) && field.type !== 'never' ? [[name, field] as const] : [],
  );
  const required = entries.flatMap(([name, field]) =>
    s.is(undefined, structOf(field)) ? [] : [name],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchemaOf(field)])),
    ...(required.length > 0 ? { required } : {}),
    ...(isStrict ? { additionalProperties: false } : {}),
  };
}
