import * as s from 'superstruct';
import { type Condition, operators } from '../../conditions/index.ts';

type AnyStruct = s.Struct<Condition, null>;

const value = s.union([s.string(), s.number(), s.boolean(), s.array(s.string())]);
const comparison = { op: s.enums(operators), value: s.optional(value) };

const forms = {
  field: s.object({ field: s.string(), ...comparison }),
  fact: s.object({ fact: s.string(), ...comparison }),
  flag: s.object({ flag: s.string(), ...comparison }),
  any_row: s.object({
    any_row: s.object({ set: s.string(), where: s.lazy((): AnyStruct => ConditionShape) }),
  }),
  all: s.object({ all: s.lazy(() => s.array(ConditionShape)) }),
  any: s.object({ any: s.lazy(() => s.array(ConditionShape)) }),
  not: s.object({ not: s.lazy((): AnyStruct => ConditionShape) }),
  always: s.object({ always: s.boolean() }),
} as unknown as Record<string, AnyStruct>;

/** A condition. The key that names its form picks the struct, so that a mistake is reported at its own path. */
export const ConditionShape: AnyStruct = s.dynamic((given) => {
  const keys = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  const form = keys.map((key) => forms[key]).find((found) => found !== undefined);
  return form ?? noForm;
});

const noForm: AnyStruct = s.define(
  'Condition',
  () => `Expected a condition: an object with one of ${Object.keys(forms).join(', ')}`,
);
