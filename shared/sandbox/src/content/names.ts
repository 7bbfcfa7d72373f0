/** Coverages that are rated on their own, in the order of rating.yaml. */
export const coverageNames = [
  'gl',
  'bpp',
  'bii',
  'ebl',
  'dao',
  'epl',
  'fiduciary',
  'crime',
  'eao',
  'media',
  'cyber',
] as const;
export type CoverageName = (typeof coverageNames)[number];

/** Product lines of the specification (B§1). */
export const productNames = ['SGL', 'CP_CPP', 'CP_CEM', 'SML'] as const;
export type ProductName = (typeof productNames)[number];

export const isCoverageName = (name: string): name is CoverageName =>
  coverageNames.some((known) => known === name);
export const isProductName = (name: string): name is ProductName =>
  productNames.some((known) => known === name);
