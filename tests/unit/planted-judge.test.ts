import { expect, test } from 'vitest';
import type { Candidate } from '../planted/candidate.ts';
import { judge } from '../planted/judge.ts';

const candidate = { key: 'no dead end: …' } as Candidate;

test.each([
  [null, 'no dead end: …', 'of the fault'],
  ['no dead end: …', 'no dead end: …', 'in the clean sources, too'],
  ['no lost entry: …', 'no dead end: …', 'in the clean sources, too'],
  [null, null, 'not found again'],
  [null, 'no lost entry: …', 'not found again'],
])(
  'a walk that finds %s in the clean sources, and %s again with the fault, is %s',
  async (clean, planted, verdict) => {
    const sources = { clean: async () => clean, planted: async () => planted };
    expect(await judge(candidate, sources)).toBe(verdict);
  },
);
