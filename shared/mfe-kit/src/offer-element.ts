import { whenIdle } from '@fairlead/ui';
import { AreaTree } from './area-tree.tsx';
import { getCurrentArea, watchCurrentAreas } from './current-areas.ts';
import { getHost, whenHost } from './host.ts';

/**
 * Registers an area's web component. A page that already has the element gets it at once. The composed app mounts areas
 * without it, so there the code for elements is loaded after the first screen.
 */
export async function offerElement(name: string): Promise<void> {
  if (document.querySelector(`fairlead-${name}`) === null) {
    const { settled } = await whenHost();
    await (settled ?? whenIdle());
  }
  const { defineAreaElement } = await import('./web-component.tsx');
  defineAreaElement(name, { AreaTree, getCurrentArea, watchCurrentAreas, getHost, whenHost });
}
