import toWebComponent from '@r2wc/react-to-web-component';
import { Provider } from 'effector-react';
import { useSyncExternalStore } from 'react';
import type { AreaTree } from './area-tree.tsx';
import { BusyScreen } from './busy-screen.tsx';
import { ComponentPage } from './component-page.tsx';
import { CrashPage } from './crash-page.tsx';
import type { getCurrentArea, watchCurrentAreas } from './current-areas.ts';
import type { getHost, Host, whenHost } from './host.ts';
import { useHost } from './use-host.ts';
import { withPath } from './with-path.ts';

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
  const element = toWebComponent(createCurrentArea(parts), { shadow: 'open' });
  customElements.define(tag, withPath(element));
}

function createCurrentArea(parts: ElementParts) {
  const { AreaTree, getCurrentArea, watchCurrentAreas } = parts;
  /** r2wc passes the shadow root as `container`. */
  return function CurrentArea({ container }: { readonly container?: unknown }) {
    const host = useHost(parts);
    if (!(container instanceof ShadowRoot) || !host) return null;
    return <StagedArea root={container} host={host} />;
  };

  /** Its tag names the element's own area. On a partner's page, it may show the screens of another one. */
  function StagedArea({ root, host }: { readonly root: ShadowRoot; readonly host: Host }) {
    const own = root.host.localName.replace('fairlead-', '');
    const { stage } = host;
    const shown = useSyncExternalStore(
      stage?.watch ?? watchNothing,
      () => stage?.shownIn(root.host) ?? null,
    );
    const name = shown?.area ?? own;
    const area = useSyncExternalStore(watchCurrentAreas, () => getCurrentArea(name));
    const key = `${name} ${area?.definition.version}`;
    return (
      <ComponentPage key={key} root={root} host={host} area={name}>
        {shown?.failure ? (
          <Provider value={host.scope}>
            <CrashPage {...shown.failure} talkToAdvisor={host.talkToAdvisor} />
          </Provider>
        ) : area ? (
          <AreaTree area={area} host={host} element={stage && root} />
        ) : (
          <BusyScreen />
        )}
      </ComponentPage>
    );
  }
}

const watchNothing = () => () => {};
