import { content } from './generated/underwriting.js';

/** The rules of underwriting.yaml. */
export const underwriting = content;
