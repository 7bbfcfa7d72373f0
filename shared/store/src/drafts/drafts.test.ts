import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import * as s from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { reportErrorFx } from '../host-effects.ts';
import { $toasts } from '../notifications.ts';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import {
  $storage,
  forgetEverythingFx,
  memoryStorage,
  type TextStorage,
} from '../storage/storage.ts';
import { createDraft, draftsFlushed } from './drafts.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Name = { name: string };

function aDraft(
  version = 1,
  { key = 'intake', ...atRisk }: { readonly key?: string | null; readonly atRisk?: string } = {},
) {
  const changed = createEvent<string>();
  const $value = createStore<Name>({ name: '' }).on(changed, (_, name) => ({ name }));
  const draft = createDraft({
    key: createStore<string | null>(key),
    version,
    source: $value,
    changed,
    shape: s.object({ name: s.string() }),
    ...atRisk,
  });
  $value.on(draft.restored, (_, value) => value);
  return { changed, $value, draft };
}
const scopeOver = (storage: TextStorage) =>
  fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
  });

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
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(await restoredFrom(storage)).toBe('Ad');
  await vi.advanceTimersByTimeAsync(1_000);
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

test.each([
  ['{"version":1,"value":{"name":7}}', "'name' should be string"],
  ['{"version":1,"value":"Ada"}', 'it should be object'],
  ['{"version":1,"value":{"name":"Ada","age":7}}', "'age' should be nothing"],
])('a draft of another shape (%s) is reported without what was entered', async (text, why) => {
  const reports: unknown[] = [];
  const { draft } = aDraft();
  const scope = fork({
    values: [
      [$storage, memoryStorage({ 'fairlead:draft:intake': text })],
      [$owner, visitor],
    ],
    handlers: [[reportErrorFx, (report: unknown) => reports.push(report)]],
  });
  await allSettled(draft.restore, { scope });
  expect(reports).toEqual([
    { error: new Error(`The draft 'intake' can't be restored: ${why}`), where: 'drafts' },
  ]);
});

test('a draft that could not be restored is reported as it is written', async () => {
  const reports: unknown[] = [];
  const changed = createEvent<number>();
  createDraft<string | number>({
    key: createStore<string | null>('intake'),
    version: 1,
    source: createStore<string | number>(0).on(changed, (_, age) => age),
    changed,
    shape: s.define<string | number>('string', (age) => typeof age === 'string'),
  });
  const scope = fork({
    values: [
      [$storage, memoryStorage()],
      [$owner, visitor],
    ],
    handlers: [[reportErrorFx, ({ error }: { error: Error }) => reports.push(error.message)]],
  });
  void allSettled(changed, { scope, params: 7 });
  await allSettled(draftsFlushed, { scope });
  expect(reports).toEqual(["The draft 'intake' can't be restored: it should be string"]);
});

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
  ['falls back to memory', { ...memoryStorage(), isPersistent: () => false }],
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

test('what could not be kept when it was discarded is at no risk', async () => {
  const { draft, changed } = aDraft();
  const scope = scopeOver({ ...memoryStorage(), isPersistent: () => false });
  void allSettled(changed, { scope, params: 'Ada' });
  void allSettled(draftsFlushed, { scope });
  await allSettled(draft.discard, { scope });
  expect(scope.getState(draft.$isAtRisk)).toBe(false);
});

test.each([
  ['Copy what you typed', [{ text: 'Copy what you typed', tone: 'danger', audience: 'client' }]],
  [undefined, []],
])('what cannot be kept is said once, if there is something to say: %s', async (atRisk, said) => {
  const { changed } = aDraft(1, atRisk === undefined ? {} : { atRisk });
  const scope = scopeOver({ ...memoryStorage(), isPersistent: () => false });
  for (const name of ['Ada', 'Ada L']) {
    void allSettled(changed, { scope, params: name });
    await allSettled(draftsFlushed, { scope });
  }
  expect(scope.getState($toasts)).toMatchObject(said);
  expect(scope.getState($toasts)).toHaveLength(said.length);
});

test('a form is at no risk before anything was typed', () => {
  const { draft } = aDraft();
  expect(fork().getState(draft.$isAtRisk)).toBe(false);
});

test('while there is no name to keep it under, nothing is kept, forgotten or at risk', async () => {
  const storage = memoryStorage({ 'fairlead:draft:null': '{}' });
  const { changed, draft } = aDraft(1, { key: null });
  const scope = scopeOver(storage);
  void allSettled(changed, { scope, params: 'Ada' });
  await allSettled(draftsFlushed, { scope });
  expect(scope.getState(draft.$isAtRisk)).toBe(false);
  await allSettled(draft.discard, { scope });
  await allSettled(draft.restore, { scope });
  expect(storage.keys()).toEqual(['fairlead:draft:null']);
});

test.each([
  ['GET', []],
  ['POST', ['fairlead:draft:intake']],
] as const)('before a %s is sent, the drafts that are written are %j', async (method, written) => {
  const storage = memoryStorage();
  const { changed } = aDraft();
  const scope = fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
    handlers: [[requestFx, () => ({})]],
  });
  void allSettled(changed, { scope, params: 'Ada' });
  const call = { name: 'a-call', path: '/', query: {}, headers: {}, body: undefined };
  void allSettled(requestFx, { scope, params: { ...call, service: 'gateway', method } });
  expect(storage.keys()).toEqual(written);
});

test.each([
  ['{"version":1,"value":{"name":"Ada"}}', ['restored']],
  ['{"version":1,"value":{"name":7}}', ['nothing']],
])('who asks for what was kept (%s) is told: %j', async (text, expected) => {
  const { draft } = aDraft();
  const scope = scopeOver(memoryStorage({ 'fairlead:draft:intake': text }));
  const told: string[] = [];
  createWatch({ unit: draft.restored, scope, fn: () => told.push('restored') });
  createWatch({ unit: draft.nothingToRestore, scope, fn: () => told.push('nothing') });
  await allSettled(draft.restore, { scope });
  expect(told).toEqual(expected);
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
