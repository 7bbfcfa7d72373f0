import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import type { Host } from './host.ts';

type OneStay = { readonly limitLoad: NonNullable<Host['limitLoad']> };

const withoutLimit: OneStay = { limitLoad: (load) => load() };

/** One mount of an area. */
const Stay = createContext(withoutLimit);

type StayProps = {
  readonly limitLoad?: Host['limitLoad'] | undefined;
  readonly children: ReactNode;
};

/** Marks the beginning of a mount: code that failed to load during an earlier one is requested again. */
export function NewStay({ limitLoad = withoutLimit.limitLoad, children }: StayProps) {
  const [stay] = useState(() => ({ limitLoad }));
  return <Stay value={stay}>{children}</Stay>;
}

type Preloaded = { readonly preload: () => Promise<void> };

/** Held weakly: those of a build that a swap replaced go with it. */
const views = new Set<WeakRef<Preloaded>>();

/** Loads every lazy view, and those inside them, for a page that doesn't wait for a network. */
export async function preloadLazyViews(): Promise<void> {
  while (views.size > 0) {
    const known = [...views];
    views.clear();
    await Promise.all(known.map((view) => view.deref()?.preload()));
  }
}

/** Loads the code of a component that is a lazy view. */
export async function preloadScreen(view: object | undefined): Promise<void> {
  if (view && isLazy(view)) await view.preload();
}

const isLazy = (view: object): view is Preloaded => 'preload' in view;

function offerToPreload(view: Preloaded) {
  for (const known of views) if (!known.deref()) views.delete(known);
  views.add(new WeakRef(view));
}

/**
 * Creates a component whose code is loaded when it is first shown. Unlike React's `lazy`, it doesn't keep a failure:
 * after 'Try again', the code is requested again.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preloaded {
  const attempts = new WeakMap<OneStay, Promise<ComponentType<Props>>>();
  let loaded: ComponentType<Props> | null = null;
  const attempt = (stay: OneStay) => {
    const loading =
      attempts.get(stay) ??
      stay.limitLoad(load, 'a part of the page').then((View) => {
        loaded = View;
        return View;
      });
    attempts.set(stay, loading);
    return loading;
  };
  function LazyView(props: Props) {
    const stay = use(Stay);
    // A component that has waited for it in this mount must call `use` again, because React counts the calls.
    const View = loaded && !attempts.has(stay) ? loaded : use(attempt(stay));
    return <View {...props} />;
  }
  LazyView.preload = async () => {
    loaded = await load();
  };
  offerToPreload(LazyView);
  return LazyView;
}
