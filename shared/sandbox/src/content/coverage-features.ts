import { content } from './generated/coverage-features.js';
import type { CoverageFeatures } from './shapes/coverages.ts';

/** The features each coverage and New York variant has, taken from coverages.yaml. */
export const coverageFeatures = content as CoverageFeatures;
