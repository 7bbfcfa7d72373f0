import type { HostElement } from './elements.ts';
import { type Container, createTree, settleTrees } from './renderer.ts';

/** Opens a tree without a document, for a test kit to render into. */
export function openTree() {
  let focused: HostElement | null = null;
  const page = {
    changed: () => {},
    focused: (element: HostElement) => {
      focused = element;
    },
  };
  const container: Container = { page, nodes: [] };
  const errors: unknown[] = [];
  const { render, unmount } = createTree(container, (error) => errors.push(error));
  return {
    nodes: container.nodes,
    render,
    unmount,
    /** Renders what is pending. Throws an error that no boundary caught. */
    settle(): void {
      settleTrees();
      if (errors.length > 0) throw errors[0];
    },
    /** The element that the screen has focused since the focus was last taken away. */
    focused: () => focused,
    takeFocusAway(): void {
      focused = null;
    },
  };
}
