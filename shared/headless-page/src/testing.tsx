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
import { findOperation, within } from './find.ts';
import { iconsIn } from './icons.ts';
import { type Links, leave, operate, ownerOf, pressEscape } from './operate.ts';
import { type Container, createTree, settleTrees } from './renderer.ts';

/** The open screen of an area in a test, read and operated as a person does. */
export type TestPage = {
  outline(): Outline;
  /** An ARIA snapshot of the screen, or of what is in the region, dialog, article … of that name. */
  snapshot(of?: string): string;
  /** Everything that can be read, a line each. */
  texts(): readonly string[];
  /** Every icon with the words beside it. An icon is seen and not read, so the outline leaves it out. */
  icons(): readonly string[];
  /** Performs the actions; throws with what the page offers when it has no such control. */
  act(...actions: readonly PageAction[]): void;
  /** The addresses of the links that were pressed and not handled by the screen, in order. */
  readonly followed: readonly string[];
  /** Those of them that open in a tab of their own. */
  readonly inNewTab: readonly string[];
  /** The name, or else the text, of what the screen has moved the focus to; null when that is nothing on the page. */
  focused(): string | null;
  /** Presses Escape where the focus is. */
  pressEscape(): void;
  unmount(): void;
};

type Shown = Pick<Definition<unknown>, 'name' | 'screens' | 'view'>;
type Open = { readonly model: unknown; readonly scope: Scope };
type Screen = Shown & Open;

const drawn = new WeakMap<Scope, TestPage>();

/**
 * The page of an area in a scope: drawn when it is first asked for, the same one from then on, gone when the test is
 * over. For test kits whose tests send events to the model and read what the screen makes of it.
 */
export function pageOf(area: Shown, { model, scope }: Open): TestPage {
  const page = drawn.get(scope) ?? drawPage({ ...area, model, scope });
  if (!drawn.has(scope)) onTestFinished(page.unmount);
  drawn.set(scope, page);
  return page;
}

/** A test draws at once: a screen whose code is still to come would be an empty page, and every absence true. */
function NotLoaded(): never {
  throw new Error('The code of this screen is not loaded: await preloadLazyViews() first');
}

/**
 * Draws the open screen of an area over a model and a scope, without a DOM. What the screen throws, reading it throws.
 * Views that load lazily must have been loaded (`preloadLazyViews`).
 */
export function drawPage({ model, scope, ...area }: Screen): TestPage {
  let focused: HostElement | null = null;
  const page = {
    changed: () => {},
    focused: (element: HostElement) => {
      focused = element;
    },
  };
  const container: Container = { page, nodes: [] };
  const errors: unknown[] = [];
  const followed: string[] = [];
  const inNewTab: string[] = [];
  const follow = (address: string, opensTab: boolean) => {
    followed.push(address);
    if (opensTab) inNewTab.push(address);
  };
  const tree = createTree(container, (error) => errors.push(error));
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
    settleTrees();
    if (errors.length > 0) throw errors[0];
    return viewOf(container.nodes.map((node) => ('text' in node ? node.text : node)));
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
        focused = null;
        perform(read(), action, follow);
        settleTrees();
      }
    },
    followed,
    inNewTab,
    focused() {
      const element = holderOf(view(), focused);
      if (!element) return null;
      const held = [...read().elementOf].find(([, one]) => ownerOf(one)?.live === focused);
      return held?.[0].name || tidy(contentOf(element));
    },
    pressEscape() {
      const drawn = view();
      pressEscape(drawn, holderOf(drawn, focused));
      settleTrees();
    },
    unmount: tree.unmount,
  };
}

/** Where on the page an element of the screen is; null when it has gone, or was none. */
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
  // Anyone who types for suggestions stays in the field and chooses among them.
  if (found.kind !== 'press' && !('suggest' in action)) leave(control);
}
