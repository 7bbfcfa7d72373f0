import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** What benchmarks build and keep between runs. */
export const cache = join(root, '.cache/bench');
