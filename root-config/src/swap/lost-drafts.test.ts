import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { findLostDrafts } from './lost-drafts.ts';

type Draft = {
  /** Null: it depends on data that isn't there. */
  readonly name: string | null;
  readonly isKept?: boolean;
  readonly reads?: readonly string[];
};

/** A build with these drafts. */
const aBuild = (...drafts: readonly Draft[]) =>
  ({
    about: {
      drafts: () =>
        drafts.map(({ name, isKept = true, reads = [] }) => ({
          key: createStore(name),
          isKept: () => isKept,
          reads: (_: unknown, kept: string) => reads.includes(kept),
        })),
    },
    unload: async () => {},
  }) as unknown as MicroFrontend;

const lost = (old: MicroFrontend | null, next: MicroFrontend) => findLostDrafts(old, next, fork());

test('a draft that the next build reads is not lost, one that it can’t read is', async () => {
  const old = aBuild({ name: 'quote' }, { name: 'address' });
  const next = aBuild({ name: 'quote', reads: ['quote'] }, { name: 'address' });
  expect(await lost(old, next)).toEqual(['address']);
});

test('a draft that only one of another name would read is lost', async () => {
  const next = aBuild({ name: 'address', reads: ['quote', 'address'] });
  expect(await lost(aBuild({ name: 'quote' }), next)).toEqual(['quote']);
});

test('a draft whose name isn’t known yet counts as the one that it reads', async () => {
  const next = aBuild({ name: null, reads: ['renewal of ap_1'] });
  expect(await lost(aBuild({ name: 'renewal of ap_1' }), next)).toEqual([]);
});

test('what nobody entered is not lost, nor is anything of a page without a build', async () => {
  expect(await lost(aBuild({ name: 'quote', isKept: false }), aBuild())).toEqual([]);
  expect(await lost(null, aBuild())).toEqual([]);
});
