import type { LegacyApplication } from '@fairlead/contracts';
import * as contracts from '@fairlead/contracts/testing';

export { anApplication } from '@fairlead/contracts/testing';

/** Builds a legacy application with a package chosen. */
export const aLegacyApplication = (given: Partial<LegacyApplication> = {}): LegacyApplication =>
  contracts.aLegacyApplication({ id: '10001', package_slug: 'basic', ...given });
