import { expect, test } from 'vitest';
import { hasOtherModules } from './newest-map.ts';

const map = { revision: 'r7', imports: { store: '/assets/store-1.js', letters: '/assets/l-1.js' } };
const newer = (imports: unknown) => ({ revision: 'r8', imports });

test('a newer revision with the same modules is no news to a page', () => {
  expect(hasOtherModules(newer(map.imports), map, [])).toBe(false);
});

test('a module that was changed, added or removed is', () => {
  const { store } = map.imports;
  expect(hasOtherModules(newer({ ...map.imports, store: '/assets/store-2.js' }), map, [])).toBe(
    true,
  );
  expect(hasOtherModules(newer({ ...map.imports, stamps: '/assets/s-1.js' }), map, [])).toBe(true);
  expect(hasOtherModules(newer({ store }), map, [])).toBe(true);
  expect(hasOtherModules(newer(undefined), map, [])).toBe(true);
});

test('a build that this page has by a rollout is left to the rollout', () => {
  const others = newer({ ...map.imports, letters: '/assets/l-0.js' });
  expect(hasOtherModules(others, map, ['letters'])).toBe(false);
  expect(hasOtherModules(others, map, [])).toBe(true);
});

test('the revision of the page itself is no news', () => {
  expect(hasOtherModules({ revision: 'r7', imports: {} }, map, [])).toBe(false);
});
