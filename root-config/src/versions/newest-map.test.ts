import { expect, test, vi } from 'vitest';
import { hasOtherModules, readNewestMap } from './newest-map.ts';

const { imports, modules } = {
  imports: { store: '/assets/store-1.js', letters: '/assets/letters-1.js' },
  modules: { letters: { version: '1.0.0', requires: {}, css: ['/assets/letters-1.css'] } },
};
const map = { revision: 'r7', imports, modules };
const newer = (changed: object) => ({ ...map, revision: 'r8', ...changed });

test('a newer revision with the same modules is no news to a page', () => {
  expect(hasOtherModules(newer({}), map, [])).toBe(false);
});

test('a module or a style sheet that was changed, added or removed is', () => {
  for (const changed of [
    { imports: { ...imports, store: '/assets/store-2.js' } },
    { imports: { ...imports, stamps: '/assets/stamps-1.js' } },
    { imports: { store: imports.store } },
    { modules: { letters: { ...modules.letters, css: ['/assets/letters-2.css'] } } },
    { imports: undefined },
  ])
    expect(hasOtherModules(newer(changed), map, [])).toBe(true);
});

test('a build that this page has by a rollout is left to the rollout', () => {
  const others = newer({ imports: { ...imports, letters: '/assets/letters-0.js' } });
  expect(hasOtherModules(others, map, ['letters'])).toBe(false);
  expect(hasOtherModules(others, map, [])).toBe(true);
});

test('the revision of the page itself is no news', () => {
  expect(hasOtherModules({ revision: 'r7', imports: {}, modules: {} }, map, [])).toBe(false);
});

test('a server that never answers is one that can’t be reached', async () => {
  const tooLong = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => signal?.addEventListener('abort', reject)),
  );
  const asked = readNewestMap('/import-map.json');
  tooLong.abort();
  expect(await asked).toBeNull();
  limit.mockRestore();
  vi.unstubAllGlobals();
});
