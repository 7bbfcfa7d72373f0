import toWebComponent from '@r2wc/react-to-web-component';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AreaTree } from './area-tree.tsx';
import { ComponentPage } from './component-page.tsx';
import type { getCurrentArea, watchCurrentAreas } from './current-areas.ts';
import type { getHost, Host, whenHost } from './host.ts';

/** Parts of the kit's own module. Passed in, so that this module, which loads later, doesn't split that one. */
export type ElementParts = {
  readonly AreaTree: typeof AreaTree;
  readonly getCurrentArea: typeof getCurrentArea;
  readonly watchCurrentAreas: typeof watchCurrentAreas;
  readonly getHost: typeof getHost;
  readonly whenHost: typeof whenHost;
};

/**
 * Registers `<fairlead-name>`. A custom element can't be defined twice, so the registered element is a container for
 * the current build of the area, which a swap replaces. Its shadow tree keeps the page's styles out and its own styles
 * in.
 */
export function defineAreaElement(name: string, parts: ElementParts): void {
  const tag = `fairlead-${name}`;
  if (customElements.get(tag)) return;
  customElements.define(tag, toWebComponent(createCurrentArea(parts), { shadow: 'open' }));
}

function createCurrentArea(parts: ElementParts) {
  const { AreaTree, getCurrentArea, watchCurrentAreas } = parts;
  /** r2wc passes the shadow root as `container`; its host's tag names the area. */
  return function CurrentArea({ container }: { readonly container?: unknown }) {
    const root = container instanceof ShadowRoot ? container : null;
    const name = root?.host.localName.replace('fairlead-', '') ?? '';
    const host = useHost(parts);
    const area = useSyncExternalStore(watchCurrentAreas, () => getCurrentArea(name));
    if (!root || !host || !area) return null;
    return (
      <ComponentPage key={area.definition.version} root={root} host={host} area={name}>
        <AreaTree area={area} host={host} />
      </ComponentPage>
    );
  };
}

function useHost({ getHost, whenHost }: ElementParts) {
  const [host, setHost] = useState<Host | null>(getHost);
  useEffect(() => {
    let isHere = true;
    void whenHost().then((found) => {
      if (isHere) setHost(found);
    });
    return () => {
      isHere = false;
    };
  }, [whenHost]);
  return host;
}
