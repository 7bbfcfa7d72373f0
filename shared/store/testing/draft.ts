import { allSettled, createEvent, createStore, fork } from 'effector';
import * as s from 'superstruct';
import { createDraft, draftsFlushed } from '../src/drafts/drafts.ts';
import { $owner } from '../src/session/owner.ts';
import { visitor } from '../src/storage/own-storage.ts';
import { $storage, type TextStorage } from '../src/storage/storage.ts';

/** What the draft keeps. */
export type Name = { name: string };

/** Makes a form with one field and its draft. */
export function aDraft(
  version = 1,
  { key = 'intake', ...atRisk }: { readonly key?: string | null; readonly atRisk?: string } = {},
) {
  const changed = createEvent<string>();
  const $value = createStore<Name>({ name: '' }).on(changed, (_, name) => ({ name }));
  const $key = createStore<string | null>(key);
  const draft = createDraft({
    key: $key,
    version,
    source: $value,
    changed,
    shape: s.object({ name: s.string() }),
    ...atRisk,
  });
  $value.on(draft.restored, (_, value) => value);
  return { changed, $key, $value, draft };
}

/** Opens a visitor’s page over a storage. */
export const scopeOver = (storage: TextStorage) =>
  fork({
    values: [
      [$storage, storage],
      [$owner, visitor],
    ],
  });

/** Enters a name and writes its draft. */
export async function writtenDraft(storage: TextStorage) {
  const area = aDraft();
  const scope = scopeOver(storage);
  void allSettled(area.changed, { scope, params: 'Ada' });
  await allSettled(draftsFlushed, { scope });
  return { ...area, scope };
}
