import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStore, webStorageStore } from './local-store.ts';
import type { Store } from './store.ts';
import type { Count } from './tables.ts';
import type { WebStorage } from './web-storage-rows.ts';

const kinds: [string, () => Store][] = [
  ['in memory', () => memoryStore()],
  ['in Web Storage', () => webStorageStore(aStorage())],
];

test.each(kinds)('a store %s gives back what was put, until it is deleted', async (_, open) => {
  const store = open();
  await store.put('count', aCount('one', 1));
  await store.put('count', aCount('one', 2));
  expect(await store.get('count', 'one')).toEqual(aCount('one', 2));
  expect(await store.get('person', 'one')).toBeUndefined();
  await store.delete('count', 'one');
  expect(await store.get('count', 'one')).toBeUndefined();
});

test.each(kinds)('a store %s lists rows by any of their fields', async (_, open) => {
  const store = open();
  for (const row of [aCount('a', 1), aCount('b', 2), aCount('c', 1)]) await store.put('count', row);
  expect(await store.list('count', 'given', 1)).toEqual([aCount('a', 1), aCount('c', 1)]);
  expect(await store.list('count')).toHaveLength(3);
  expect(await store.list('mail')).toEqual([]);
});

test.each(kinds)(
  'a store %s lists rows in the order in which they were first put',
  async (_, open) => {
    const store = open();
    for (const id of ['c', 'a', 'b']) await store.put('count', aCount(id, 1));
    await store.put('count', aCount('c', 2));
    expect((await store.list('count')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  },
);

test.each(kinds)('a transaction %s keeps everything or nothing', async (_, open) => {
  const store = open();
  await store.put('count', aCount('kept', 1));
  const failing = store.transaction(async (inner) => {
    await inner.put('count', aCount('new', 1));
    await inner.delete('count', 'kept');
    expect(await inner.list('count')).toEqual([aCount('new', 1)]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await store.list('count')).toEqual([aCount('kept', 1)]);
});

test.each(kinds)('transactions %s do not see each other half done', async (_, open) => {
  const store = open();
  await store.put('count', aCount('all', 0));
  const add = () =>
    store.transaction(async (inner) => {
      const before = (await inner.get('count', 'all'))?.given ?? 0;
      await Promise.resolve();
      await inner.put('count', aCount('all', before + 1));
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect(await store.get('count', 'all')).toEqual(aCount('all', 20));
});

test('both stores have the same rows after any operations', async () => {
  const act = fc.record({
    verb: fc.constantFrom('put' as const, 'delete' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    given: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const stores = kinds.map(([, open]) => open());
      for (const { verb, id, given } of acts)
        for (const store of stores)
          await (verb === 'put'
            ? store.put('count', aCount(id, given))
            : store.delete('count', id));
      const [memory, web] = await Promise.all(stores.map((store) => store.list('count')));
      const byId = (rows: readonly Count[] = []) =>
        [...rows].sort((a, b) => a.id.localeCompare(b.id));
      expect(byId(memory)).toEqual(byId(web));
    }),
    { numRuns: 50 },
  );
});

test('two tabs over one Web Storage see the same rows, other keys stay untouched', async () => {
  const storage = aStorage();
  storage.setItem('fairlead:draft', 'mine');
  const [one, two] = [webStorageStore(storage), webStorageStore(storage)];
  await one.put('count', aCount('x', 1));
  expect(await two.get('count', 'x')).toEqual(aCount('x', 1));
  await two.put('count', aCount('x', 2));
  expect(await one.get('count', 'x')).toEqual(aCount('x', 2));
  await one.clear();
  expect(await two.list('count')).toEqual([]);
  expect(storage.getItem('fairlead:draft')).toBe('mine');
});

const aCount = (id: string, given: number) => ({ id, given });

function aStorage(): WebStorage {
  const rows = new Map<string, string>();
  return {
    get length() {
      return rows.size;
    },
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, text) => void rows.set(key, text),
    removeItem: (key) => void rows.delete(key),
    key: (index) => [...rows.keys()][index] ?? null,
  };
}
