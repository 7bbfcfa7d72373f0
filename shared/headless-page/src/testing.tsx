import type { Definition } from '@fairlead/mfe-kit/definition';
import { ModelProvider } from '@fairlead/mfe-kit/model-context';
import { OpenScreen } from '@fairlead/mfe-kit/open-screen';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { readView } from '@fairlead/ui/semantics/read-view';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { viewOf } from '@fairlead/ui/semantics/view';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { Suspense } from 'react';
import { onTestFinished } from 'vitest';
import { findOperation, within } from './find.ts';
import { iconsIn } from './icons.ts';
import { leave, operate } from './operate.ts';
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
  const container: Container = { page: { changed: () => {}, focused: () => {} }, nodes: [] };
  const errors: unknown[] = [];
  const followed: string[] = [];
  const follow = (address: string) => void followed.push(address);
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
        perform(read(), action, follow);
        settleTrees();
      }
    },
    followed,
    unmount: tree.unmount,
  };
}

type Reading = ReturnType<typeof readView>;

function perform(
  { outline, elementOf }: Reading,
  action: PageAction,
  follow: (address: string) => void,
): void {
  const found = findOperation(outline, action);
  if ('missing' in found) throw new Error(`${found.missing}: ${found.offers.join(', ')}`);
  const control = elementOf.get(found.node);
  if (!control) throw new Error(`'${found.node.name}' has gone`);
  operate(control, found, { follow, jump: () => {} });
  // Whoever types for suggestions stays in the field and chooses among them.
  if (found.kind !== 'press' && !('suggest' in action)) leave(control);
}
