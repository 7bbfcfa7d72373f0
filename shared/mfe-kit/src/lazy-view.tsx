import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';

/** One stay of an area in the page. */
const Stay = createContext<object>({});

/** Marks where a stay begins: below it, what could not be loaded during an earlier one is asked for again. */
export function NewStay({ children }: { readonly children: ReactNode }) {
  const [stay] = useState(() => ({}));
  return <Stay value={stay}>{children}</Stay>;
}

const loads = new Set<() => Promise<unknown>>();

/** Loads every lazy view, and those that come with them: for a page that waits for no network. */
export async function preloadLazyViews(): Promise<void> {
  while (loads.size > 0) {
    const known = [...loads];
    loads.clear();
    await Promise.all(known.map((load) => load()));
  }
}

/**
 * A component whose code comes when it is first shown. Unlike React's own `lazy` it does not keep a failure for good:
 * after 'Try again' the code is asked for anew.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempts = new WeakMap<object, Promise<ComponentType<Props>>>();
  let loaded: ComponentType<Props> | null = null;
  loads.add(async () => {
    loaded = await load();
  });
  const attempt = (stay: object) => {
    const loading =
      attempts.get(stay) ??
      load().then((View) => {
        loaded = View;
        return View;
      });
    attempts.set(stay, loading);
    return loading;
  };
  return function LazyView(props: Props) {
    const stay = use(Stay);
    // Anyone who has waited for it in this stay reads it the same way again: React counts the calls of `use`.
    const View = loaded && !attempts.has(stay) ? loaded : use(attempt(stay));
    return <View {...props} />;
  };
}
