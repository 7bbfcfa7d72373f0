import type { Definition } from '@fairlead/mfe-kit/definition';
import { ModelProvider } from '@fairlead/mfe-kit/model-context';
import { OpenScreen } from '@fairlead/mfe-kit/open-screen';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { contentOf, readView } from '@fairlead/ui/semantics/read-view';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { type ViewNode, viewOf } from '@fairlead/ui/semantics/view';
import { tidy } from '@fairlead/ui/semantics/words';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { Suspense } from 'react';
import { onTestFinished } from 'vitest';
import type { HostElement } from './elements.ts';
import { findOperation } from './find.ts';
import { iconsIn } from './icons.ts';
import { openTree } from './open-tree.ts';
import { type Links, leave, operate, ownerOf, pressEscape } from './operate.ts';
import { settleTrees } from './renderer.ts';
import { within } from './within.ts';

/** The open screen of an area in a test, read and operated as a user does. */
export type TestPage = {
  outline(): Outline;
  /** Returns an ARIA snapshot of the screen, or of the region, dialog, article … with this name. */
  snapshot(of?: string): string;
  /** Returns everything that can be read, one line each. */
  texts(): readonly string[];
  /** Returns every icon with the words beside it. The outline leaves icons out, because they aren't read. */
  icons(): readonly string[];
  /** Performs the actions. If there is no such control, throws an error that lists what the page offers. */
  act(...actions: readonly PageAction[]): void;
  /** The addresses of pressed links that the screen didn't handle, in order. */
  readonly followed: readonly string[];
  /** Those of them that open in a new tab. */
  readonly inNewTab: readonly string[];
  /** The name or text of the element that the screen has focused; null if it is gone. */
  focused(): string | null;
  /** Presses Escape. */
  pressEscape(): void;
  unmount(): void;
};

type Shown = Pick<Definition<unknown>, 'name' | 'screens' | 'view'>;
type Open = { readonly model: unknown; readonly scope: Scope };
type Screen = Shown & Open;

const drawn = new WeakMap<Scope, TestPage>();

/**
 * Returns the page of an area in a scope. It is rendered once and removed after the test. For test kits whose tests send
 * events to the model and read the screen.
 */
export function pageOf(area: Shown, { model, scope }: Open): TestPage {
  const page = drawn.get(scope) ?? drawPage({ ...area, model, scope });
  if (!drawn.has(scope)) onTestFinished(page.unmount);
  drawn.set(scope, page);
  return page;
}

/** Fails the test: a screen whose code isn't loaded would be empty, and every "is absent" would hold. */
function NotLoaded(): never {
  throw new Error('The code of this screen is not loaded: await preloadLazyViews() first');
}

/**
 * Renders the open screen of an area with a model and a scope, without a DOM. Errors of the screen are thrown when it is
 * read. Lazy views must have been loaded (`preloadLazyViews`).
 */
export function drawPage({ model, scope, ...area }: Screen): TestPage {
  const tree = openTree();
  const followed: string[] = [];
  const inNewTab: string[] = [];
  const follow = (address: string, opensTab: boolean) => {
    followed.push(address);
    if (opensTab) inNewTab.push(address);
  };
  const definition = { ...area, version: 'test', createModel: () => model };
  tree.render(
    <Provider value={scope}>
      <ModelProvider value={model}>
        <Suspense fallback={<NotLoaded />}>
          <OpenScreen definition={definition} onShown={undefined} />
        </Suspense>
      </ModelProvider>
    </Provider>,
  );
  const view = () => {
    tree.settle();
    return viewOf(tree.nodes.map((node) => ('text' in node ? node.text : node)));
  };
  const read = () => readView(view());
  return {
    outline: () => read().outline,
    snapshot(of) {
      const { outline } = read();
      const reach = within(outline, of);
      if ('missing' in reach) throw new Error(`${reach.missing}: ${reach.offers.join(', ')}`);
      return snapshotOf(of === undefined ? outline : reach.nodes).join('\n');
    },
    texts: () => textsOf(read().outline),
    icons: () => [...iconsIn(view())],
    act(...actions) {
      for (const action of actions) {
        tree.takeFocusAway();
        perform(read(), action, follow);
        settleTrees();
      }
    },
    followed,
    inNewTab,
    focused() {
      const focused = tree.focused();
      const element = holderOf(view(), focused);
      if (!element) return null;
      const held = [...read().elementOf].find(([, one]) => ownerOf(one)?.live === focused);
      return held?.[0].name || tidy(contentOf(element));
    },
    pressEscape() {
      const drawn = view();
      pressEscape(drawn, holderOf(drawn, tree.focused()));
      settleTrees();
    },
    unmount: tree.unmount,
  };
}

/** Returns the node of an element on the page, or null if it is gone. */
function holderOf(node: ViewNode, element: HostElement | null): ViewNode | null {
  if (!element) return null;
  if (node.live === element) return node;
  for (const child of node.children) {
    const found = typeof child === 'string' ? null : holderOf(child, element);
    if (found) return found;
  }
  return null;
}

type Reading = ReturnType<typeof readView>;

function perform(
  { outline, elementOf }: Reading,
  action: PageAction,
  follow: Links['follow'],
): void {
  const found = findOperation(outline, action);
  if ('missing' in found) throw new Error(`${found.missing}: ${found.offers.join(', ')}`);
  const control = elementOf.get(found.node);
  if (!control) throw new Error(`'${found.node.name}' has gone`);
  operate(control, found, { follow, jump: () => {} });
  // A field with suggestions keeps the focus until one is chosen.
  if (found.kind !== 'press' && !('suggest' in action)) leave(control);
}
