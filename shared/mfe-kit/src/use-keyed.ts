import { createWatch, type Scope, type Store } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';

type Rows<Value> = ReadonlyMap<string, Value>;

/** One subscription to a store in a scope, shared by all components that read a key of it. */
type Hub<Value> = {
  rows: Rows<Value>;
  readonly listeners: Map<string, Set<() => void>>;
  stop: (() => void) | null;
};

const hubs = new WeakMap<Scope, WeakMap<object, Hub<unknown>>>();

/**
 * The value of one key of a store that holds a map. Renders again only when that value changes, so a
 * keystroke in a form of 1,000 fields renders one of them.
 */
export function useKeyed<Value>($rows: Store<Rows<Value>>, key: string): Value | undefined {
  const scope = useProvidedScope();
  if (!scope)
    throw new Error(
      `useKeyed('${key}') was called outside an area: there is no scope. Render the component inside microFrontend().`,
    );
  const subscribe = useCallback(
    (changed: () => void) => listen(scope, $rows, key, changed),
    [scope, $rows, key],
  );
  return useSyncExternalStore(subscribe, () => scope.getState($rows).get(key));
}

/** Calls the listener when the value of the key changes. Exported for its test. */
export function listen<Value>(
  scope: Scope,
  $rows: Store<Rows<Value>>,
  key: string,
  changed: () => void,
): () => void {
  const hub = findHub(scope, $rows);
  const listeners = hub.listeners.get(key) ?? new Set();
  hub.listeners.set(key, listeners.add(changed));
  hub.stop ??= watch(scope, $rows, hub);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) hub.listeners.delete(key);
    if (hub.listeners.size > 0) return;
    hub.stop?.();
    hub.stop = null;
  };
}

function watch<Value>(scope: Scope, $rows: Store<Rows<Value>>, hub: Hub<Value>) {
  hub.rows = scope.getState($rows);
  return createWatch({
    unit: $rows,
    scope,
    fn: (rows) => {
      const before = hub.rows;
      hub.rows = rows;
      for (const [key, listeners] of [...hub.listeners]) {
        if (!Object.is(before.get(key), rows.get(key))) for (const changed of listeners) changed();
      }
    },
  });
}

function findHub<Value>(scope: Scope, $rows: Store<Rows<Value>>): Hub<Value> {
  const ofScope = hubs.get(scope) ?? new WeakMap<object, Hub<unknown>>();
  hubs.set(scope, ofScope);
  const found = ofScope.get($rows);
  if (found) return found as Hub<Value>;
  const hub: Hub<Value> = { rows: new Map(), listeners: new Map(), stop: null };
  ofScope.set($rows, hub as Hub<unknown>);
  return hub;
}
