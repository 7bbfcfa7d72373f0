import { allSettled, createEvent, createStore, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test } from 'vitest';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage, type TextStorage } from '../storage/storage.ts';
import { createDraft, draftsFlushed } from './drafts.ts';
import { withDrafts } from './made-drafts.ts';

type Name = { first: string; last: string };

/** The build whose form had one field for the name. */
function firstBuild() {
  const changed = createEvent<string>();
  const $name = createStore('').on(changed, (_, name) => name);
  const key = createStore<string | null>('intake');
  const draft = createDraft({ key, version: 1, source: $name, changed, shape: s.string() });
  $name.on(draft.restored, (_, name) => name);
  return { changed, $name, draft };
}

/** A later build, whose form has two. */
function laterBuild(version: number, migrations: Record<number, (value: unknown) => unknown> = {}) {
  const changed = createEvent<Partial<Name>>();
  const $name = createStore<Name>({ first: '', last: '' }).on(changed, (name, change) => ({
    ...name,
    ...change,
  }));
  const draft = createDraft({
    key: createStore<string | null>('intake'),
    version,
    source: $name,
    changed,
    shape: s.object({ first: s.string(), last: s.string() }),
    migrations,
  });
  $name.on(draft.restored, (_, name) => name);
  return { changed, $name, draft };
}

const toTwoFields = (name: unknown) => {
  const [first = '', last = ''] = String(name).split(' ');
  return { first, last };
};

const over = (storage: TextStorage) =>
  fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
  });

async function typedInFirst(storage: TextStorage) {
  const { changed } = firstBuild();
  const scope = over(storage);
  void allSettled(changed, { scope, params: 'Ada Lovelace' });
  await allSettled(draftsFlushed, { scope });
}

async function restoredIn<Value>(
  {
    draft,
    $name,
  }: { draft: ReturnType<typeof createDraft<Value>>; $name: ReturnType<typeof createStore<Value>> },
  storage: TextStorage,
) {
  const scope = over(storage);
  await allSettled(draft.restore, { scope });
  return scope.getState($name);
}

test('a draft of an earlier version is migrated step by step', async () => {
  const storage = memoryStorage();
  await typedInFirst(storage);
  const reversed = (value: unknown) => {
    const { first, last } = value as Name;
    return { first: last, last: first };
  };
  expect(await restoredIn(laterBuild(3, { 1: toTwoFields, 2: reversed }), storage)).toEqual({
    first: 'Lovelace',
    last: 'Ada',
  });
});

test('without a migration nothing is restored, and what is typed leaves the earlier draft as it was', async () => {
  const storage = memoryStorage();
  await typedInFirst(storage);
  const later = laterBuild(2);
  expect(await restoredIn(later, storage)).toEqual({ first: '', last: '' });
  const scope = over(storage);
  void allSettled(later.changed, { scope, params: { first: 'G' } });
  await allSettled(draftsFlushed, { scope });
  expect(await restoredIn(firstBuild(), storage)).toBe('Ada Lovelace');
  expect(await restoredIn(laterBuild(2), storage)).toEqual({ first: 'G', last: '' });
});

test('a migration whose result has another shape restores nothing', async () => {
  const storage = memoryStorage();
  await typedInFirst(storage);
  expect(await restoredIn(laterBuild(2, { 1: () => ({ first: 7 }) }), storage)).toEqual({
    first: '',
    last: '',
  });
});

test('a draft that is discarded is gone in every version, and others stay', async () => {
  const storage = memoryStorage({ 'fairlead:draft:intake-of-another': '{}' });
  await typedInFirst(storage);
  const later = laterBuild(2, { 1: toTwoFields });
  const scope = over(storage);
  await allSettled(later.draft.restore, { scope });
  void allSettled(later.changed, { scope, params: { first: 'Grace' } });
  await allSettled(draftsFlushed, { scope });
  expect(storage.keys()).toHaveLength(3);
  await allSettled(later.draft.discard, { scope });
  expect(storage.keys()).toEqual(['fairlead:draft:intake-of-another']);
});

test.each([
  ['migrates', { 1: toTwoFields }, true],
  ['does not', {}, false],
])(
  'anyone who replaces a build can ask whether the next one takes its draft over: it %s',
  async (_, migrations, does) => {
    const storage = memoryStorage();
    await typedInFirst(storage);
    const [old] = withDrafts(firstBuild).drafts;
    const [next] = withDrafts(() => laterBuild(2, migrations)).drafts;
    expect(old?.isKept(storage, 'intake')).toBe(true);
    expect(next?.isKept(storage, 'intake')).toBe(false);
    expect(next?.reads(storage, 'intake')).toBe(does);
  },
);
