import { HostElement } from '@fairlead/headless-page/elements';
import { openTree } from '@fairlead/headless-page/open-tree';
import { type Container, settleTrees } from '@fairlead/headless-page/renderer';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { ModelProvider } from '../model-context.ts';

/**
 * Draws a part of a screen without a DOM, until the test ends, and gives its elements: for what a page neither reads nor
 * operates, such as keys, marks and pressed buttons.
 */
export function drawElements(
  Part: ComponentType,
  { scope, model = {} }: { readonly scope: Scope; readonly model?: unknown },
) {
  const tree = openTree();
  onTestFinished(tree.unmount);
  tree.render(
    <Provider value={scope}>
      <ModelProvider value={model}>
        <Part />
      </ModelProvider>
    </Provider>,
  );
  /** The elements of a tag, in their order. */
  const all = (tag: string): readonly HostElement[] => {
    tree.settle();
    return elementsIn(tree.nodes).filter((element) => element.tag === tag);
  };
  return {
    all,
    /** The element of a tag with these properties. */
    find(tag: string, props: Readonly<Record<string, unknown>> = {}): HostElement {
      const found = all(tag).find((element) =>
        Object.entries(props).every(([name, value]) => element.props[name] === value),
      );
      if (!found)
        throw new Error(
          `There is no <${tag}> with ${JSON.stringify(props)}. Check what the part renders.`,
        );
      return found;
    },
    /** The element that the part has focused. */
    focused: tree.focused,
    /** Presses a key on an element. Returns whether its default was prevented. */
    press(element: HostElement, key: string): boolean {
      let isPrevented = false;
      const event = {
        key,
        target: element,
        preventDefault: () => {
          isPrevented = true;
        },
      };
      const path = pathTo(element);
      for (const one of path) call(one, 'onKeyDownCapture', event);
      for (const one of path.reverse()) call(one, 'onKeyDown', event);
      settleTrees();
      return isPrevented;
    },
  };
}

/** The words in an element, without gaps between its parts. */
export const wordsIn = (element: HostElement): string =>
  element.children
    .map((child) => {
      if (child instanceof HostElement) return wordsIn(child);
      return typeof child === 'string' ? child : '';
    })
    .join('');

const elementsIn = (nodes: Container['nodes']): HostElement[] =>
  nodes.flatMap((node) => (node instanceof HostElement ? [node, ...elementsIn(node.nodes)] : []));

/** The elements around an element, the outermost first, and itself. */
function pathTo(element: HostElement): HostElement[] {
  const path: HostElement[] = [];
  for (let at: HostElement | null = element; at; at = at.parent) path.unshift(at);
  return path;
}

function call({ props }: HostElement, name: string, event: object): void {
  const handler = props[name];
  if (typeof handler === 'function') handler(event);
}
