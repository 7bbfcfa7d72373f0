import { packageSlugs } from '@fairlead/domain/legacy';
import * as s from 'superstruct';
import { ConditionShape } from './condition.ts';
import { whole } from './wire.ts';

const slug = s.enums(packageSlugs);
const rule = s.type({ id: s.string(), when: ConditionShape, slugs: s.array(slug) });

/** The parts of legacy.yaml that the code reads; legacy.md explains the rest to people. */
export const LegacyShape = s.type({
  version: whole,
  slugs: s.record(
    slug,
    s.type({ name: s.string(), recipe: s.string(), partner: s.nullable(s.string()) }),
  ),
  offered: s.type({ groups: s.array(rule), also: s.array(rule) }),
  partnered_coverages: s.array(s.type({ name: s.string(), flag_when: ConditionShape })),
  emails: s.array(
    s.type({
      id: s.string(),
      to: s.string(),
      subject: s.string(),
      body: s.string(),
      /** Its text when the applicant is the officer. */
      own: s.optional(s.string()),
    }),
  ),
  officers: s.record(s.string(), s.unknown()),
});

export type LegacyContent = s.Infer<typeof LegacyShape>;
