import toWebComponent from '@r2wc/react-to-web-component';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AreaTree } from './area-tree.tsx';
import { ComponentPage } from './component-page.tsx';
import { getCurrentArea, watchCurrentAreas } from './current-areas.ts';
import { getHost, type Host, whenHost } from './host.ts';

/**
 * Registers `<fairlead-name>`. A custom element cannot be defined twice, so what is registered is a shell that shows
 * whichever build of the area is current: a swap replaces what is inside. It has a shadow tree, so that neither the
 * styles of the page around it nor its own cross over.
 */
export function defineAreaElement(name: string): void {
  const tag = `fairlead-${name}`;
  if (customElements.get(tag)) return;
  customElements.define(tag, toWebComponent(CurrentArea, { shadow: 'open' }));
}

/** r2wc hands the shadow root down as `container`; its host's tag says which area it shows. */
function CurrentArea({ container }: { readonly container?: unknown }) {
  const root = container instanceof ShadowRoot ? container : null;
  const name = root?.host.localName.replace('fairlead-', '') ?? '';
  const host = useHost();
  const area = useSyncExternalStore(watchCurrentAreas, () => getCurrentArea(name));
  if (!root || !host || !area) return null;
  return (
    <ComponentPage key={area.definition.version} root={root} host={host} area={name}>
      <AreaTree area={area} host={host} />
    </ComponentPage>
  );
}

function useHost() {
  const [host, setHost] = useState<Host | null>(getHost);
  useEffect(() => {
    let isHere = true;
    void whenHost().then((found) => {
      if (isHere) setHost(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return host;
}
