import { allSettled, createEvent, createStore, fork } from 'effector';
import * as s from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, draftDelay, draftsFlushed } from './drafts.ts';
import { $storage, forgetEverythingFx, memoryStorage, type TextStorage } from './storage.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Name = { name: string };

function aDraft(version = 1) {
  const changed = createEvent<string>();
  const $value = createStore<Name>({ name: '' }).on(changed, (_, name) => ({ name }));
  const draft = createDraft({
    key: createStore<string | null>('intake'),
    version,
    source: $value,
    changed,
    shape: s.object({ name: s.string() }),
  });
  $value.on(draft.restored, (_, value) => value);
  return { changed, $value, draft };
}
const scopeOver = (storage: TextStorage) => fork({ values: [[$storage, storage]] });

async function restoredFrom(storage: TextStorage, version = 1) {
  const { draft, $value } = aDraft(version);
  const scope = scopeOver(storage);
  await allSettled(draft.restore, { scope });
  return scope.getState($value).name;
}

async function writtenDraft(storage: TextStorage) {
  const area = aDraft();
  const scope = scopeOver(storage);
  void allSettled(area.changed, { scope, params: 'Ada' });
  await allSettled(draftsFlushed, { scope });
  return { ...area, scope };
}

test('what was typed is there again in another scope over the same storage', async () => {
  const storage = memoryStorage();
  await writtenDraft(storage);
  expect(await restoredFrom(storage)).toBe('Ada');
});

test('what is typed without a pause is kept all the same', async () => {
  vi.useFakeTimers();
  const storage = memoryStorage();
  const { changed } = aDraft();
  const scope = scopeOver(storage);
  for (const name of ['A', 'Ad', 'Ada']) {
    await allSettled(changed, { scope, params: name });
    await vi.advanceTimersByTimeAsync(draftDelay / 2);
  }
  expect(await restoredFrom(storage)).toBe('Ad');
  await vi.advanceTimersByTimeAsync(draftDelay);
  expect(await restoredFrom(storage)).toBe('Ada');
});

test('a draft of another version is left alone', async () => {
  const storage = memoryStorage();
  await writtenDraft(storage);
  expect(await restoredFrom(storage, 2)).toBe('');
});

test.each(['no json', '{"version":1,"value":{"name":7}}', '{"version":1}', 'null'])(
  'a broken draft (%s) counts as none',
  async (text) => {
    expect(await restoredFrom(memoryStorage({ 'fairlead:draft:intake': text }))).toBe('');
  },
);

test('a discarded draft is gone, and a later flush does not write it again', async () => {
  const storage = memoryStorage();
  const { draft, scope } = await writtenDraft(storage);
  await allSettled(draft.discard, { scope });
  await allSettled(draftsFlushed, { scope });
  expect(storage.keys()).toEqual([]);
});

test('after a logout no draft is written any more, however late the page goes', async () => {
  const storage = memoryStorage();
  const { changed } = aDraft();
  const scope = scopeOver(storage);
  void allSettled(changed, { scope, params: 'Ada' });
  await allSettled(forgetEverythingFx, { scope });
  await allSettled(draftsFlushed, { scope });
  expect(storage.keys()).toEqual([]);
});

test.each([
  ['falls back to memory', { ...memoryStorage(), lasts: () => false }],
  [
    'throws',
    {
      ...memoryStorage(),
      set: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    },
  ],
])(
  'a draft that the storage does not keep (it %s) is at risk until it is discarded',
  async (_, storage) => {
    const { draft, scope } = await writtenDraft(storage);
    expect(scope.getState(draft.$isAtRisk)).toBe(true);
    await allSettled(draft.discard, { scope });
    expect(scope.getState(draft.$isAtRisk)).toBe(false);
  },
);

test('a draft that is kept is at no risk', async () => {
  const { draft, scope } = await writtenDraft(memoryStorage());
  expect(scope.getState(draft.$isAtRisk)).toBe(false);
});

test('an untouched form writes no draft', async () => {
  const storage = memoryStorage();
  aDraft();
  await allSettled(draftsFlushed, { scope: scopeOver(storage) });
  expect(storage.keys()).toEqual([]);
});

test('forgetting everything leaves what is not ours', async () => {
  const storage = memoryStorage({ 'other-site': 'x' });
  const { scope } = await writtenDraft(storage);
  await allSettled(forgetEverythingFx, { scope });
  expect(storage.keys()).toEqual(['other-site']);
});
