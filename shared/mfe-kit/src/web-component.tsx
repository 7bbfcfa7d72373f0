import toWebComponent from '@r2wc/react-to-web-component';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AreaTree } from './area-tree.tsx';
import { getCurrentArea, watchCurrentAreas } from './current-areas.ts';
import { getHost, type Host, whenHost } from './host.ts';

/**
 * Registers `<fairlead-name>`. A custom element cannot be defined twice, so what is registered is a
 * shell that shows whichever build of the area is current: a swap replaces what is inside.
 */
export function defineAreaElement(name: string): void {
  const tag = `fairlead-${name}`;
  if (customElements.get(tag)) return;
  customElements.define(tag, toWebComponent(CurrentArea));
}

/** r2wc hands the element itself down as `container`; its tag says which area it shows. */
function CurrentArea({ container }: { readonly container?: HTMLElement }) {
  const name = container?.localName.replace('fairlead-', '') ?? '';
  const host = useHost();
  const area = useSyncExternalStore(watchCurrentAreas, () => getCurrentArea(name));
  if (!host || !area) return null;
  return <AreaTree key={area.definition.version} area={area} host={host} />;
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
