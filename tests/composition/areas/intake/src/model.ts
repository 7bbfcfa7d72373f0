import { createDraft, entered, notify } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { string } from 'superstruct';

/** A form of one field with a draft of this version, and a count of how often it loaded. */
export function createModel(version = 1) {
  const named = createEvent<string>();
  const $name = createStore('').on(named, (_, name) => name);
  const $loads = createStore(0).on(entered('intake'), (loads) => loads + 1);
  const draft = createDraft({
    key: createStore<string | null>('composition-intake'),
    version,
    source: $name,
    changed: named,
    shape: string(),
  });
  $name.on(draft.restored, (_, name) => name);
  sample({ clock: entered('intake'), fn: () => {}, target: draft.restore });
  sample({ clock: entered('intake'), fn: () => ({ text: 'intake loaded' }), target: notify });
  return { named, $name, $loads };
}

export type Model = ReturnType<typeof createModel>;
