import { allSettled, createEvent, createStore, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test } from 'vitest';
import { aDraft } from '../../testing/draft.ts';
import { reportErrorFx } from '../host/host-effects.ts';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { createDraft, draftsFlushed } from './drafts.ts';

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

test('a draft that could not be restored is reported when it is written', async () => {
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
