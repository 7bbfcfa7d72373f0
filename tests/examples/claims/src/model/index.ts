import { createCallFx, createDraft, entered } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { string } from 'superstruct';
import { type Claim, listClaims } from '../calls.ts';

/** The claims of a client, and the words they are searched for. */
export function createModel() {
  const retried = createEvent();
  const searched = createEvent<string>();

  const loadFx = createCallFx(listClaims);
  const $claims = createStore<readonly Claim[]>([]).on(loadFx.doneData, (_, claims) => claims);
  const $hasFailed = createStore(false)
    .on(loadFx.failData, () => true)
    .reset(loadFx);
  const opened = entered('claims');
  sample({ clock: [opened, retried], fn: () => undefined, target: loadFx });

  const $words = createStore('').on(searched, (_, words) => words);
  // Kept over a reload, and when another build of this area takes its place.
  const draft = createDraft<string>({
    key: createStore<string | null>('claims-search'),
    version: 1,
    source: $words,
    changed: searched,
    shape: string(),
  });
  sample({ clock: opened, fn: () => undefined, target: draft.restore });
  $words.on(draft.restored, (_, words) => words);

  const $found = combine($claims, $words, (claims, words) =>
    claims.filter(({ about }) => about.toLowerCase().includes(words.trim().toLowerCase())),
  );
  return { retried, searched, $words, $found, $hasFailed, $isLoading: loadFx.pending };
}
