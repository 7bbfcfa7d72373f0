import * as s from 'superstruct';
import { isStruct, recordValue } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

/**
 * The shape of a part of a value: every key may be left out, and what is there has the right type. Limits (a least
 * number, a length) are left out: they are the server's to check, and a scenario may look for what broke them.
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
