// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { placeOutsideShadowTrees } from './outside-shadow-trees.ts';

afterEach(() => document.body.replaceChildren());

/** Puts a container into as many shadow trees, one in the other. */
function containerIn(trees: number): HTMLElement {
  let parent: HTMLElement | ShadowRoot = document.body;
  for (let depth = 0; depth < trees; depth += 1) {
    const host: HTMLElement = document.createElement('div');
    parent.append(host);
    parent = host.attachShadow({ mode: 'open' });
  }
  const container = document.createElement('section');
  parent.append(container);
  return container;
}

test.each([0, 1, 2, 3])(
  'content of a container in %i shadow trees is in the document itself',
  (trees) => {
    const container = containerIn(trees);
    const { place, remove } = placeOutsideShadowTrees(container, 'number');
    expect(place.getRootNode()).toBe(document);
    // What the browser shows in the container: the content of its slot, through each tree.
    const names = [];
    for (let at: HTMLElement | null = container; at && at !== place; ) {
      const name: string | undefined = at.querySelector('slot')?.name;
      names.push(name);
      const { host }: ShadowRoot = at.getRootNode() as ShadowRoot;
      at = host.querySelector<HTMLElement>(`:scope > [slot="${name}"]`);
    }
    expect(names).toEqual(Array(trees).fill('fairlead-number'));
    const before = containerIn(0).getHTML();
    remove();
    expect(container.getHTML()).toBe(before);
    expect(document.querySelector('[slot]')).toBeNull();
  },
);
