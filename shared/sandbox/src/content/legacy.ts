import { content } from './generated/legacy.js';

/** The parts of legacy.yaml that the code reads. content.test.ts checks their shape. */
export const legacyContent = content;
