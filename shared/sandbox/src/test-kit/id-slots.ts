import type { AnyEndpoint, AnyShape } from '@fairlead/contracts';
import { isShape, structOf } from '@fairlead/contracts';
import { isRecord } from '@fairlead/domain';
import * as s from 'superstruct';

/** Where a call names something by its id: `path.id`, `query.client_id`, `body.variables.id`. */
export type IdSlot = string;

/** Returns every place of a call that takes an id, from its contract. */
export function idSlots({ path, query, body }: AnyEndpoint): IdSlot[] {
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => `path.${name}`),
    ...slotsIn(query, 'query'),
    ...slotsIn(body, 'body'),
  ];
}

const isId = (name: string) => name === 'id' || /(_ids?|Ids?)$/.test(name);

function slotsIn({ type, schema }: AnyShape, place: string): IdSlot[] {
  if (type === 'array') return isShape(schema) ? slotsIn(schema, place) : [];
  if (!isRecord(schema) || (type !== 'object' && type !== 'type')) return [];
  return Object.entries(schema).flatMap(([name, field]) => {
    if (!isShape(field)) return [];
    return isId(name) ? [`${place}.${name}`] : slotsIn(field, `${place}.${name}`);
  });
}

/** The id for a slot; undefined leaves an optional one out. */
export type IdFor = (slot: IdSlot) => string | undefined;

/** Returns a small valid value of a schema, with the ids that `idFor` gives. */
export function sample(shape: AnyShape, place: string, idFor: IdFor): unknown {
  const { type, schema } = shape;
  if (type === 'array' && isShape(schema))
    return slotsIn(schema, place).some((slot) => idFor(slot)) || isId(place.split('.').at(-1) ?? '')
      ? [sample(schema, place, idFor)]
      : [];
  if (isRecord(schema) && (type === 'object' || type === 'type')) {
    const fields = Object.entries(schema).flatMap(([name, field]) => {
      if (!isShape(field)) return [];
      const slot = `${place}.${name}`;
      const isOptional = s.is(undefined, structOf(field));
      const isNamed = [slot, ...slotsIn(field, slot)].some((one) => idFor(one) !== undefined);
      return isOptional && !isNamed ? [] : [[name, sample(field, slot, idFor)] as const];
    });
    return Object.fromEntries(fields);
  }
  const id = idFor(place);
  const stated: readonly unknown[] = isRecord(schema) ? Object.values(schema) : [schema];
  return [id, ...stated, ...simple].find((value) => s.is(value, structOf(shape)));
}

/** Values of which one fits each field of the contracts. */
const simple = [
  'nobody@fairlead.example.com',
  '2026-11-25',
  '2026-11-25T00:00:00Z',
  '50',
  true,
  1,
  null,
  [],
  {},
  undefined,
];
