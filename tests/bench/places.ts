import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The folders that benchmarks keep between runs. */
export const cache = join(root, '.cache/bench');
