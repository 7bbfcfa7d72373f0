import type { AnyShape } from './endpoint.ts';

/** A schema in one readable line: `{ id: string, rows: [{ label: string }] }`. */
export function describeShape(shape: AnyShape): string {
  const { type, schema } = shape;
  if ((type === 'type' || type === 'object') && isRecord(schema)) return describeRecord(schema);
  if (type === 'array') return schema ? `[${describeShape(schema as AnyShape)}]` : '[anything]';
  if (type === 'enums') return describeEnums(schema);
  if (type === 'literal') return schema === undefined ? 'nothing' : JSON.stringify(schema);
  return type;
}

function describeRecord(schema: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(schema).map(
    ([key, field]) => `${key}: ${describeShape(field as AnyShape)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function describeEnums(schema: unknown) {
  const values = isRecord(schema) ? Object.keys(schema) : (schema as unknown[]);
  return values.map((value) => JSON.stringify(value)).join(' | ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
