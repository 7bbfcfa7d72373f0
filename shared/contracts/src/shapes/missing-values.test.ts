import { isRecord } from '@fairlead/domain';
import { type Struct, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { calls } from '../calls.ts';
import { isShape } from '../protocol/endpoint.ts';
import { orEmpty } from './scalars.ts';

type Field = { readonly path: string; readonly shape: Struct<unknown, unknown> };

/** All fields of a schema's records, with those of the records in them. */
function fieldsOf(schema: unknown, path: string): readonly Field[] {
  if (isShape(schema)) return fieldsOf(schema.schema, path);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, field]): readonly Field[] =>
    isShape(field)
      ? [
          { path: `${path}.${key}`, shape: field as Struct<unknown, unknown> },
          ...fieldsOf(field.schema, `${path}.${key}`),
        ]
      : [],
  );
}

const isRead = (value: unknown, { shape }: Field) =>
  validate(value, shape, { coerce: true })[0] === undefined;

const fields = calls.flatMap(({ name, answer }) => fieldsOf(answer.schema, name));

test('a key that a server may leave out may be null in every response, and the other way round', () => {
  expect(fields.length).toBeGreaterThan(200);
  const differing = fields.filter((field) => isRead(null, field) !== isRead(undefined, field));
  expect(differing.map(({ path }) => path)).toEqual([]);
});

test.each([[undefined], [null], ['']])('a name that is %j is empty', (name) => {
  expect(validate(name, orEmpty, { coerce: true })[1]).toBe('');
});
