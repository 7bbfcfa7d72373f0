type Placed = {
  readonly place: HTMLElement;
  /** Removes the elements that were added to the page. */
  readonly remove: () => void;
};

/**
 * Finds a place for a vendor's content that belongs in this container. Vendors don't mount inside a web component's
 * shadow tree; there, a slot in the container shows content from outside the tree, and of those around it: the component
 * may be in a shadow tree of a partner's.
 */
export function placeOutsideShadowTrees(container: HTMLElement, name: string): Placed {
  const root = container.getRootNode();
  if (!(root instanceof ShadowRoot)) return { place: container, remove: () => {} };
  const slot = document.createElement('slot');
  slot.name = `fairlead-${name}`;
  const place = document.createElement('div');
  place.slot = slot.name;
  container.append(slot);
  root.host.append(place);
  const outside = placeOutsideShadowTrees(place, name);
  return {
    place: outside.place,
    remove() {
      outside.remove();
      slot.remove();
      place.remove();
    },
  };
}
