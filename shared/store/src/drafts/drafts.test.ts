import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { aDraft, scopeOver, writtenDraft } from '../../testing/draft.ts';
import { forgetEverythingFx, memoryStorage, type TextStorage } from '../storage/storage.ts';
import { draftsFlushed } from './drafts.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function restoredFrom(storage: TextStorage, version = 1) {
  const { draft, $value } = aDraft(version);
  const scope = scopeOver(storage);
  await allSettled(draft.restore, { scope });
  return scope.getState($value).name;
}

test('typed text is restored in another scope over the same storage', async () => {
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
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(await restoredFrom(storage)).toBe('Ad');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await restoredFrom(storage)).toBe('Ada');
});

test('a draft that is restored takes nothing of what was just typed into the form before', async () => {
  const storage = memoryStorage();
  const { scope, $key, $value, changed, draft } = await writtenDraft(storage);
  await allSettled($key, { scope, params: 'another form' });
  void allSettled(changed, { scope, params: 'Bo' });
  await allSettled($key, { scope, params: 'intake' });
  await allSettled(draft.restore, { scope });
  expect(scope.getState($value).name).toBe('Ada');
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

test('an untouched form writes no draft', async () => {
  const storage = memoryStorage();
  aDraft();
  await allSettled(draftsFlushed, { scope: scopeOver(storage) });
  expect(storage.keys()).toEqual([]);
});

test('AUTH-011 forgetting everything forgets what vendors kept too', async () => {
  const storage = memoryStorage({ ajs_anonymous_id: 'x' });
  const { scope } = await writtenDraft(storage);
  await allSettled(forgetEverythingFx, { scope });
  expect(storage.keys()).toEqual([]);
});
