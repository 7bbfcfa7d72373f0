import { content } from './generated/underwriting.js';
import type { Underwriting } from './shapes/underwriting.ts';

/** The rules of underwriting.yaml. */
export const underwriting = content as Underwriting;
