import { fieldsOf, isStruct } from '@fairlead/headless-page/recorder/tasks/fields-of';
import { branchesOf } from './either.ts';
import { describeStruct, isOptional, recordValue, unionTypes } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** `<column>` of an `each:` table, as a pattern. */
export const placeholder = '<[A-Za-z][\\w -]*>';

/** Allows a placeholder of an `each:` table instead of any value. */
export function filledOr(schema: Schema): Schema {
  return schema.type === 'string' || Object.keys(schema).length === 0
    ? schema
    : { anyOf: [schema, { type: 'string', pattern: `^${placeholder}$` }] };
}

/** Converts a superstruct schema to a JSON schema. Texts also accept numbers and booleans, which are read as typed. */
export function jsonSchemaOf(struct: AnyStruct): Schema {
  const { type, schema } = struct;
  switch (type) {
    case 'string':
      return { type: ['string', 'number', 'boolean'] };
    case 'number':
    case 'integer':
    case 'boolean':
      return filledOr({ type });
    case 'enums':
      return filledOr({ enum: Object.values(schema ?? {}) });
    case 'literal':
      return { const: schema };
    case 'array':
      return { type: 'array', ...(isStruct(schema) ? { items: jsonSchemaOf(schema) } : {}) };
    case 'record': {
      const value = recordValue(struct);
      return { type: 'object', ...(value ? { additionalProperties: jsonSchemaOf(value) } : {}) };
    }
    case 'object':
    case 'type':
      return objectSchema(fieldsOf(struct), type === 'object');
    case 'union':
      return unionSchema(struct);
    default:
      return { description: describeStruct(struct) };
  }
}

/** Describes a union with unknown branches by the types that it accepts. */
function unionSchema(struct: AnyStruct): Schema {
  const branches = branchesOf(struct);
  if (branches.length > 0) return { anyOf: branches.map(jsonSchemaOf) };
  const types = unionTypes(struct).map((type) => jsonTypes[type]);
  return types.every((type) => type !== undefined)
    ? { type: [...new Set(['string', ...types])] }
    : { description: describeStruct(struct) };
}

const jsonTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  type: 'object',
  record: 'object',
};

function objectSchema(entries: ReturnType<typeof fieldsOf>, strict: boolean): Schema {
  const required = entries.filter(([, child]) => !isOptional(child)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, child]) => [key, jsonSchemaOf(child)])),
    ...(required.length ? { required } : {}),
    ...(strict ? { additionalProperties: false } : {}),
  };
}
