import * as s from 'superstruct';
import { productNames } from '../names.ts';

const texts = s.record(s.string(), s.string());

const Feature = s.object({
  unique_name: s.string(),
  name: s.string(),
  only_when_enabled: s.boolean(),
  description: s.string(),
  limit_cents: s.optional(s.integer()),
});

const Coverage = s.object({
  unique_name: s.string(),
  aliases: s.optional(s.array(s.string())),
  variant_of: s.optional(s.string()),
  state: s.optional(s.string()),
  parent: s.optional(s.string()),
  sub_coverages: s.optional(s.array(s.string())),
  family: s.string(),
  display_name: s.string(),
  product_lines: s.array(s.enums(productNames)),
  premium_code: s.nullable(s.string()),
  trigger: s.enums(['occurrence', 'claims_made', 'discovery']),
  summary: s.size(s.string(), 1, 160),
  long_copy: s.string(),
  limit_labels: texts,
  epl_hotline_tab: s.optional(s.boolean()),
  claims_examples: s.array(
    s.object({
      title: s.string(),
      industry: s.string(),
      amount_cents: s.integer(),
      text: s.string(),
    }),
  ),
  features: s.array(Feature),
  state_features: s.optional(s.array(Feature)),
  does_not_cover: s.array(s.string()),
  faqs: s.array(s.object({ q: s.string(), a: s.string() })),
});

export const CoveragesShape = s.object({
  version: s.integer(),
  as_of: s.string(),
  display_names: texts,
  limit_labels: texts,
  out_of_pocket_labels: texts,
  units: texts,
  frequencies: texts,
  coverages: s.array(Coverage),
});

/** The texts about each coverage, from coverages.yaml. */
export type CoveragesContent = s.Infer<typeof CoveragesShape>;
export type CoverageContent = s.Infer<typeof Coverage>;

export const CoverageFeaturesShape = s.record(
  s.string(),
  s.array(s.object({ unique_name: s.string(), only_when_enabled: s.boolean() })),
);

/** The feature names of each coverage and variant. */
export type CoverageFeatures = s.Infer<typeof CoverageFeaturesShape>;
