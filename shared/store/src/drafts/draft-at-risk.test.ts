import { allSettled, createWatch, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { aDraft, scopeOver, writtenDraft } from '../../testing/draft.ts';
import { requestFx } from '../calls/request.ts';
import { $toasts } from '../notifications/notifications.ts';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { draftsFlushed } from './drafts.ts';

afterEach(() => {
  vi.useRealTimers();
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
])(
  'entries that can’t be stored are announced once, if there are any: %s',
  async (atRisk, said) => {
    const { changed } = aDraft(1, atRisk === undefined ? {} : { atRisk });
    const scope = scopeOver({ ...memoryStorage(), isPersistent: () => false });
    for (const name of ['Ada', 'Ada L']) {
      void allSettled(changed, { scope, params: name });
      await allSettled(draftsFlushed, { scope });
    }
    expect(scope.getState($toasts)).toMatchObject(said);
    expect(scope.getState($toasts)).toHaveLength(said.length);
  },
);

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
