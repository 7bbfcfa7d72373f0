import { structOf } from '@fairlead/contracts/endpoint';
import { fieldsOf, isStruct } from '@fairlead/headless-page/recorder/tasks/fields-of';
import * as s from 'superstruct';
import { recordValue } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

/**
 * Returns the schema of a partial value: every key is optional, and present keys have the right type. Limits (a minimum, a
 * length) are dropped: the server checks them, and a scenario may look for values that violate them.
 */
export function partialOf(struct: AnyStruct): AnyStruct {
  const part = partOf(struct);
  return struct.is(null) ? s.nullable(structOf(part)) : part;
}

function partOf(struct: AnyStruct): AnyStruct {
  const { type, schema } = struct;
  if ((type === 'object' || type === 'type') && typeof schema === 'object' && schema !== null) {
    const entries = fieldsOf(struct).map(
      ([key, child]) => [key, s.optional(structOf(partialOf(child)))] as const,
    );
    const shape = Object.fromEntries(entries);
    return type === 'object' ? s.object(shape) : s.type(shape);
  }
  if (type === 'array' && isStruct(schema)) return s.array(structOf(partialOf(schema)));
  const value = type === 'record' ? recordValue(struct) : undefined;
  if (value) return s.record(s.string(), structOf(partialOf(value)));
  const { validator } = struct;
  return new s.Struct({ type, schema, validator });
}
