import { lookUp, readable } from '@fairlead/domain';

/** B§1, B§3: coverage families by the back end's name, in the order of B§1. */
const coverageLabels = {
  gl: 'General Liability',
  bpp: 'Business Personal Property',
  property: 'Business Personal Property',
  bii: 'Business Income Interruption',
  ebl: 'Employee Benefits Liability',
  dao: 'Directors & Officers',
  epl: 'Employment Practices Liability',
  eao: 'Errors & Omissions',
  crime: 'Crime',
  media: 'Media Liability',
  cyber: 'Cyber',
  cyber_first_party: 'Cyber, first-party',
  cyber_third_party: 'Cyber, third-party',
  fiduciary: 'Fiduciary',
} as const;

const newYork = '_ny';

/** Returns a coverage's family: New York variants belong to the original coverage (B§3). */
export function coverageFamily(uniqueName: string): string {
  return uniqueName.endsWith(newYork) ? uniqueName.slice(0, -newYork.length) : uniqueName;
}

/** Returns one key per coverage: New York variants have the original coverage's key, property has bpp (B§3). */
export function coverageKey(uniqueName: string): string {
  const family = coverageFamily(uniqueName);
  return family === 'property' ? 'bpp' : family;
}

/** Returns "Directors & Officers" for dao and dao_ny; a readable form of unknown names. */
export function coverageLabel(uniqueName: string): string {
  const family = coverageFamily(uniqueName);
  return lookUp(coverageLabels, family) ?? readable(family);
}

/** B§9 with AMB-75: the order of the available coverages; the rest follow in the order of B§1. */
const availableOrder = [
  'gl',
  'bpp',
  'property',
  'cyber',
  'eao',
  'media',
  'dao',
  'epl',
  'fiduciary',
  'bii',
  'ebl',
  'crime',
];

export function byAvailableOrder<Item extends { readonly unique_name: string }>(a: Item, b: Item) {
  return position(a.unique_name) - position(b.unique_name);
}

function position(uniqueName: string) {
  const index = availableOrder.indexOf(coverageFamily(uniqueName));
  return index === -1 ? availableOrder.length : index;
}

/** B§3: the labels of premium codes (AMB-72). */
export const premiumLabels = {
  dao_premium: 'Directors & Officers',
  epl_premium: 'Employment Practices Liability',
  property_premium: 'Business Personal Property',
  gl_premium: 'General Liability',
  cyber_premium: 'Cyber',
  eo_premium: 'Errors & Omissions',
  media_premium: 'Media Liability',
  fiduciary_premium: 'Fiduciary',
} as const;

/** Names of limits that neither end in agg limit nor in occ limit. */
const ownLimits: Readonly<Record<string, string>> = {
  ebl_claim_limit: 'Each Employee Limit',
  eao_claim_limit: 'Each Claim Limit',
  bpp_blanket_limit: 'Blanket Property Limit',
  bii_extended_period_limit: 'Extended Period of Indemnity',
};

/** B§3 "Limit labels": by the end of the name, or its own; an unknown one is shown readable. */
export function limitLabel(uniqueName: string): string {
  if (/agg_?limit$/.test(uniqueName)) return 'Aggregate Limit';
  if (/occ_?limit$/.test(uniqueName)) return 'Occurrence Limit';
  return ownLimits[uniqueName] ?? readable(uniqueName);
}

/** A§3: internal coverage keys of user info, by their readable names (A§1). */
const accountCoverages: Readonly<Record<string, string>> = {
  general_liability: 'General Liability',
  directors_and_officers: 'Directors & Officers',
  cyber: 'Cyber',
  errors_and_omissions: 'Errors & Omissions',
  employment_practices: 'Employment Practices',
  fiduciary: 'Fiduciary',
  crime: 'Crime',
  hired_and_non_owned_auto: 'Hired & Non-Owned Auto',
  employee_benefits_liability: 'Employee Benefits Liability',
  business_property: 'Business Property',
  cpp_gl_ebl: 'General Liability with Employee Benefits Liability',
};

export const accountCoverageLabel = (key: string): string => accountCoverages[key] ?? readable(key);
