import { content } from './generated/rating.js';

/** The tables of rating.yaml. content.test.ts checks their shape, so the build doesn't need the structs. */
export const rating = content;
