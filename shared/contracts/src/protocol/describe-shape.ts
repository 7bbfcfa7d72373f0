import { isRecord } from '@fairlead/domain';
import * as s from 'superstruct';
import { type AnyShape, isShape, structOf } from './endpoint.ts';

/** A schema in one readable line: `{ id: string, note?: string | null, rows: [{ label: string }] }`. */
export function describeShape(shape: AnyShape): string {
  const text = describeKind(shape);
  return text !== 'nothing' && s.is(null, structOf(shape)) ? `${text} | null` : text;
}

function describeKind(shape: AnyShape): string {
  const { type, schema } = shape;
  if ((type === 'type' || type === 'object') && isRecord(schema)) return describeRecord(schema);
  if (type === 'array') return isShape(schema) ? `[${describeShape(schema)}]` : '[anything]';
  if (type === 'enums') return describeEnums(schema);
  if (type === 'literal') return schema === null ? 'nothing' : JSON.stringify(schema);
  return type;
}

function describeRecord(schema: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(schema).flatMap(([key, field]) => {
    if (!isShape(field)) return [];
    const mark = s.is(undefined, structOf(field)) ? '?' : '';
    return [`${key}${mark}: ${describeShape(field)}`];
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function describeEnums(schema: unknown) {
  const values = isRecord(schema) ? Object.keys(schema) : [schema].flat();
  return values.map((value) => JSON.stringify(value)).join(' | ');
}
