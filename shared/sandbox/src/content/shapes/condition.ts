import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';
import { type Condition, operators } from '../../conditions/index.ts';

type ConditionStruct = s.Struct<Condition, unknown>;

const value = s.union([s.string(), s.number(), s.boolean(), s.array(s.string())]);
const comparison = { op: s.enums(operators), value: s.optional(value) };

const forms: Readonly<Record<string, ConditionStruct>> = {
  field: widen<Condition>(s.object({ field: s.string(), ...comparison })),
  fact: widen<Condition>(s.object({ fact: s.string(), ...comparison })),
  flag: widen<Condition>(s.object({ flag: s.string(), ...comparison })),
  any_row: widen<Condition>(
    s.object({
      any_row: s.object({ set: s.string(), where: s.lazy((): ConditionStruct => ConditionShape) }),
    }),
  ),
  all: widen<Condition>(s.object({ all: s.lazy(() => s.array(ConditionShape)) })),
  any: widen<Condition>(s.object({ any: s.lazy(() => s.array(ConditionShape)) })),
  not: widen<Condition>(s.object({ not: s.lazy((): ConditionStruct => ConditionShape) })),
  always: widen<Condition>(s.object({ always: s.boolean() })),
};

/** A condition. The key that names its form picks the struct, so that an error names the exact path. */
export const ConditionShape: ConditionStruct = s.dynamic((given) => {
  const keys = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  const form = keys.map((key) => forms[key]).find((found) => found !== undefined);
  return form ?? noForm;
});

const noForm: ConditionStruct = s.define(
  'Condition',
  () => `Expected a condition: an object with one of ${Object.keys(forms).join(', ')}`,
);
