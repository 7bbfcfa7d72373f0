import { content } from './generated/rating.js';

/** The tables of rating.yaml. Their shape is held by content.test.ts, so the build need not carry the structs. */
export const rating = content;
