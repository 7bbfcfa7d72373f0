import { allSettled, createEvent, createStore, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test } from 'vitest';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage, type TextStorage } from '../storage/storage.ts';
import { storageEventSeen } from '../storage/storage-changed.ts';
import { createDraft, draftsFlushed } from './drafts.ts';

type Form = { name: string; city: string };

const changed = createEvent<Partial<Form>>();
const $form = createStore<Form>({ name: '', city: '' }).on(changed, (form, change) => ({
  ...form,
  ...change,
}));
const draft = createDraft({
  key: createStore<string | null>('intake'),
  version: 1,
  source: $form,
  changed,
  shape: s.object({ name: s.string(), city: s.string() }),
});
$form.on(draft.restored, (_, form) => form);

const key = 'fairlead:draft:intake';

/** A window of a browser in which the form is open. */
async function aWindow(storage: TextStorage) {
  const scope = fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
  });
  await allSettled(draft.restore, { scope });
  return {
    form: () => scope.getState($form),
    type: (change: Partial<Form>) => void allSettled(changed, { scope, params: change }),
    save: () => allSettled(draftsFlushed, { scope }),
    discard: () => allSettled(draft.discard, { scope }),
    /** What the browser tells every window but the one that wrote. */
    hear: () =>
      allSettled(storageEventSeen, { scope, params: { key, newValue: storage.get(key) } }),
  };
}

async function twoWindows() {
  const storage = memoryStorage();
  return { storage, one: await aWindow(storage), other: await aWindow(storage) };
}

test('what is typed in one window is seen in the other', async () => {
  const { one, other } = await twoWindows();
  one.type({ name: 'Ada' });
  await one.save();
  await other.hear();
  expect(other.form()).toEqual({ name: 'Ada', city: '' });
});

test('two windows that change different fields keep both changes', async () => {
  const { storage, one, other } = await twoWindows();
  one.type({ name: 'Ada' });
  other.type({ city: 'Oslo' });
  await one.save();
  await other.save();
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({
    version: 1,
    value: { name: 'Ada', city: 'Oslo' },
  });
  expect(other.form()).toEqual({ name: 'Ada', city: 'Oslo' });
  await one.hear();
  expect(one.form()).toEqual({ name: 'Ada', city: 'Oslo' });
});

test('what someone is typing stays while the other window writes the same field', async () => {
  const { one, other } = await twoWindows();
  one.type({ name: 'Ada', city: 'Oslo' });
  await one.save();
  other.type({ name: 'Grace' });
  await other.hear();
  expect(other.form()).toEqual({ name: 'Grace', city: 'Oslo' });
  await other.save();
  await one.hear();
  expect(one.form()).toEqual({ name: 'Grace', city: 'Oslo' });
});

test('a field that was emptied in one window is empty in the other', async () => {
  const { one, other } = await twoWindows();
  one.type({ name: 'Ada', city: 'Oslo' });
  await one.save();
  await other.hear();
  other.type({ city: '' });
  await other.save();
  await one.hear();
  expect(one.form()).toEqual({ name: 'Ada', city: '' });
});

test('a draft that another window discarded takes nothing from this one', async () => {
  const { one, other } = await twoWindows();
  one.type({ name: 'Ada' });
  await one.save();
  await other.hear();
  await one.discard();
  await other.hear();
  expect(other.form()).toEqual({ name: 'Ada', city: '' });
});

test('a window that discarded its draft no longer follows the others', async () => {
  const { one, other } = await twoWindows();
  await one.discard();
  other.type({ name: 'Ada' });
  await other.save();
  await one.hear();
  expect(one.form()).toEqual({ name: '', city: '' });
});
