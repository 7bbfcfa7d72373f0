import * as s from 'superstruct';
import { isStruct, recordValue } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

/**
 * Returns the schema of a partial value: every key is optional, and present keys have the right type. Limits (a minimum, a
 * length) are dropped: the server checks them, and a scenario may look for values that violate them.
 */
export function partialOf(struct: AnyStruct): AnyStruct {
  const part = partOf(struct);
  return struct.is(null) ? (s.nullable(part as never) as unknown as AnyStruct) : part;
}

function partOf(struct: AnyStruct): AnyStruct {
  const { type, schema } = struct;
  if ((type === 'object' || type === 'type') && typeof schema === 'object' && schema !== null) {
    const entries = Object.entries(schema as Record<string, AnyStruct>).map(
      ([key, child]) => [key, s.optional(partialOf(child) as never)] as const,
    );
    const shape = Object.fromEntries(entries) as never;
    return (type === 'object' ? s.object(shape) : s.type(shape)) as unknown as AnyStruct;
  }
  if (type === 'array' && isStruct(schema)) return erased(s.array(partialOf(schema) as never));
  const value = type === 'record' ? recordValue(struct) : undefined;
  if (value) return erased(s.record(s.string(), partialOf(value) as never));
  const { validator } = struct;
  return erased(new s.Struct({ type, schema, validator } as never));
}

const erased = (struct: unknown) => struct as AnyStruct;
