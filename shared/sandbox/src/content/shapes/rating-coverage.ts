import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';
import { coverageNames, productNames } from '../names.ts';
import { ConditionShape } from './condition.ts';

export const count = s.min(s.integer(), 0);
const basisPoints = s.integer();
const unit = s.enums(['CURRENCY_USD', 'PERCENTAGE', 'DAYS', 'HOURS']);
const frequency = s.enums(['PER_CLAIM', 'PER_OCCURRENCE', 'PER_POLICY_TERM']);
const refer = s.optional(s.boolean());

const Band = s.object({
  up_to: s.optional(count),
  up_to_cents: s.optional(count),
  rate_cents_per_1000_dollars: s.optional(count),
  each_cents: s.optional(count),
  flat_cents: s.optional(count),
  refer,
});

const SecondFactor = s.object({
  field: s.string(),
  factors_bp: s.record(s.string(), count),
  refer_values: s.array(s.string()),
});

const exposures = {
  graduated_revenue: s.object({ kind: s.literal('graduated_revenue'), bands: s.array(Band) }),
  graduated_headcount: s.object({
    kind: s.literal('graduated_headcount'),
    contractor_weight_bp: count,
    bands: s.array(Band),
  }),
  per_100: s.object({
    kind: s.literal('per_100'),
    amount: s.string(),
    rate_cents_per_100_dollars: count,
  }),
  headcount_flat: s.object({
    kind: s.literal('headcount_flat'),
    first: count,
    first_cents: count,
    each_more_cents: count,
  }),
  banded_flat: s.object({
    kind: s.literal('banded_flat'),
    amount: s.string(),
    bands: s.array(Band),
    second_factor: s.optional(SecondFactor),
  }),
};

type Exposure = {
  [Kind in keyof typeof exposures]: s.Infer<(typeof exposures)[Kind]>;
}[keyof typeof exposures];

const exposureOf: ReadonlyMap<unknown, s.Struct<Exposure, unknown>> = new Map(
  Object.entries(exposures).map(([kind, exposure]) => [kind, widen<Exposure>(exposure)]),
);

/** The kind picks the struct, so that an error names the exact path. */
const ExposureShape = s.dynamic<Exposure>((given) => {
  const kind = typeof given === 'object' && given !== null && 'kind' in given ? given.kind : null;
  return exposureOf.get(kind) ?? widen<Exposure>(exposures.banded_flat);
});

const Limit = s.object({
  unique_name: s.string(),
  unit,
  frequency,
  is_policy_limit: s.boolean(),
  base: s.optional(count),
  not_configurable: s.optional(s.boolean()),
  exposure_is_limit: s.optional(s.boolean()),
  chips: s.optional(s.array(count)),
  follows: s.optional(s.object({ limit: s.string(), times: count })),
  intervals: s.array(count),
  stp_intervals: s.array(count),
  factors_bp: s.optional(s.record(s.string(), count)),
});

const OutOfPocket = s.object({
  unique_name: s.string(),
  label: s.string(),
  unit,
  frequency,
  base: count,
  intervals: s.array(count),
  stp_intervals: s.array(count),
  factors_bp: s.record(s.string(), count),
});

const Feature = s.object({
  flat_cents: s.optional(count),
  rate_bp: s.optional(count),
  exposure: s.optional(s.literal('drivers')),
  bands: s.optional(s.array(Band)),
});

const Schedule = s.object({
  cap_bp: s.object({ min: basisPoints, max: basisPoints }),
  rows: s.array(
    s.object({ id: s.string(), rate_bp: basisPoints, label: s.string(), when: ConditionShape }),
  ),
});

const SubCoverageTerms = s.object({
  limits: s.array(
    s.object({
      unique_name: s.string(),
      unit,
      frequency,
      is_policy_limit: s.boolean(),
      follows: s.object({ limit: s.string(), times_bp: count }),
      cap_cents: s.optional(count),
    }),
  ),
  out_of_pockets: s.array(
    s.object({
      unique_name: s.string(),
      label: s.string(),
      unit,
      frequency,
      follows: s.optional(s.string()),
      value: s.optional(count),
      value_when: s.optional(s.object({ value: count, when: ConditionShape })),
    }),
  ),
});

const CoverageTable = s.object({
  aliases: s.optional(s.array(s.string())),
  products: s.array(s.enums(productNames)),
  premium_code: s.string(),
  state_factor: s.optional(s.nullable(s.string())),
  class_line: s.optional(s.string()),
  requires_fact: s.optional(ConditionShape),
  sub_coverages: s.optional(s.array(s.string())),
  exposure: ExposureShape,
  limits: s.array(Limit),
  out_of_pockets: s.array(OutOfPocket),
  sub_coverage_terms: s.optional(s.record(s.string(), SubCoverageTerms)),
  claims_family: s.string(),
  growth: s.optional(s.boolean()),
  minimum_premium_cents: count,
  features_priced: s.optional(s.record(s.string(), Feature)),
  schedule: s.optional(Schedule),
});

export const perCoverage = s.record(s.enums(coverageNames), CoverageTable);

export type Band = s.Infer<typeof Band>;
export type CoverageTable = s.Infer<typeof CoverageTable>;
export type ExposureTable = Exposure;
export type FeatureTable = s.Infer<typeof Feature>;
export type LimitTable = s.Infer<typeof Limit>;
export type OutOfPocketTable = s.Infer<typeof OutOfPocket>;
export type SubCoverageTerms = s.Infer<typeof SubCoverageTerms>;
