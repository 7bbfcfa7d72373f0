import { createWatch, type Event, type Scope, type Store } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';

type Rows<Value> = ReadonlyMap<string, Value>;
type Listeners = Map<string, Set<() => void>>;

/** The listeners to a store in a scope by key, which share one subscription. */
type Hub = { readonly listeners: Listeners; stop: (() => void) | null };

/**
 * Says which key of a store changed, after it changed, or that any may have. Without it the values of all keys with a
 * listener are compared, which takes a third of a keystroke with a thousand of them.
 */
export type KeyReports = {
  readonly keyChanged: Event<string>;
  readonly anyChanged: Event<unknown>;
};

const hubs = new WeakMap<Scope, WeakMap<object, Hub>>();

/**
 * The value of one key of a store that holds a map. Renders again only when that value changes, so a
 * keystroke in a form of 1,000 fields renders one of them. A store has the same reports in all its calls.
 */
export function useKeyed<Value>(
  $rows: Store<Rows<Value>>,
  key: string,
  reports?: KeyReports,
): Value | undefined {
  const scope = useProvidedScope();
  if (!scope)
    throw new Error(
      `useKeyed('${key}') was called outside an area: there is no scope. Render the component inside microFrontend().`,
    );
  const subscribe = useCallback(
    (changed: () => void) => listen({ scope, $rows, key, reports, changed }),
    [scope, $rows, key, reports],
  );
  return useSyncExternalStore(subscribe, () => scope.getState($rows).get(key));
}

type Listening<Value> = {
  readonly scope: Scope;
  readonly $rows: Store<Rows<Value>>;
  readonly key: string;
  readonly reports?: KeyReports | undefined;
  readonly changed: () => void;
};

/** Calls the listener when the value of the key changes. Exported for its test. */
export function listen<Value>({ scope, $rows, key, reports, changed }: Listening<Value>) {
  const hub = findHub(scope, $rows);
  const own = hub.listeners.get(key) ?? new Set();
  hub.listeners.set(key, own.add(changed));
  hub.stop ??= reports
    ? followReports(scope, reports, hub.listeners)
    : compareValues(scope, $rows, hub.listeners);
  return () => {
    own.delete(changed);
    if (own.size === 0) hub.listeners.delete(key);
    if (hub.listeners.size > 0) return;
    hub.stop?.();
    hub.stop = null;
  };
}

function compareValues<Value>(scope: Scope, $rows: Store<Rows<Value>>, listeners: Listeners) {
  let before = scope.getState($rows);
  return createWatch({
    unit: $rows,
    scope,
    fn: (rows) => {
      const last = before;
      before = rows;
      for (const key of [...listeners.keys()])
        if (!Object.is(last.get(key), rows.get(key))) notify(listeners, key);
    },
  });
}

function followReports(scope: Scope, { keyChanged, anyChanged }: KeyReports, listeners: Listeners) {
  const stopOne = createWatch({ unit: keyChanged, scope, fn: (key) => notify(listeners, key) });
  const stopAll = createWatch({
    unit: anyChanged,
    scope,
    fn: () => {
      for (const key of [...listeners.keys()]) notify(listeners, key);
    },
  });
  return () => {
    stopOne();
    stopAll();
  };
}

function notify(listeners: Listeners, key: string) {
  for (const changed of listeners.get(key) ?? []) changed();
}

function findHub(scope: Scope, $rows: object): Hub {
  const ofScope = hubs.get(scope) ?? new WeakMap<object, Hub>();
  hubs.set(scope, ofScope);
  const hub = ofScope.get($rows) ?? { listeners: new Map(), stop: null };
  ofScope.set($rows, hub);
  return hub;
}
