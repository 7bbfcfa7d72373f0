import { content } from './generated/legacy.js';
import type { LegacyContent } from './shapes/legacy.ts';

/** What the code reads of legacy.yaml. Its shape is held by content.test.ts. */
export const legacyContent = content as LegacyContent;
