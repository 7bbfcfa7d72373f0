/** Returns what has the focus in the tree of a node: on a partner's page, that is a shadow tree, whose focus the document doesn't name. */
export function focusedBeside(node: Node): Element | null {
  const tree = node.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
}
