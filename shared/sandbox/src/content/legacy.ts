import { content } from './generated/legacy.js';

/** What the code reads of legacy.yaml. Its shape is held by content.test.ts. */
export const legacyContent = content;
