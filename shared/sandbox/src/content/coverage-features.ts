import { content } from './generated/coverage-features.js';

/** The features each coverage and New York variant has, taken from coverages.yaml. */
export const coverageFeatures = content;
