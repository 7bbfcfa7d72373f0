import { createRoot, type Root } from 'react-dom/client';
import { createAreaInstance } from './area-instance.ts';
import { AreaTree } from './area-tree.tsx';
import { getCurrentArea, setCurrentArea } from './current-areas.ts';
import type { Definition } from './definition.ts';
import { getHost, whenHost } from './host.ts';
import { preloadScreen } from './lazy-view.tsx';
import type { MicroFrontend } from './lifecycles.ts';
import { offerElement } from './offer-element.ts';

/** Makes a model and its screens a micro-frontend: lifecycles for single-spa and a web component. */
export function microFrontend<Model>(definition: Definition<Model>): Required<MicroFrontend> {
  const area = createAreaInstance(definition);
  if (!getCurrentArea(definition.name)) setCurrentArea(area);
  void offerElement(definition.name);
  let root: Root | null = null;

  const takeDown = () => {
    root?.unmount();
    root = null;
  };

  return {
    about: {
      name: definition.name,
      version: definition.version,
      requires: definition.requires ?? {},
      drafts: area.drafts,
    },
    async prepare(route) {
      await Promise.all([area.makeInSteps(), preloadScreen(definition.screens?.[route])]);
    },
    bootstrap: () => area.makeInSteps(),
    async mount({ domElement, onCrash }) {
      const host = await whenHost();
      takeDown();
      setCurrentArea(area);
      const tree = createRoot(domElement, { onCaughtError: () => {} });
      root = tree;
      let isShown = false;
      await new Promise<void>((resolve, reject) => {
        tree.render(
          <AreaTree
            area={area}
            host={host}
            element={domElement}
            onShown={() => {
              isShown = true;
              resolve();
            }}
            onCrash={(error) => {
              if (!isShown) reject(error);
              else if (onCrash) onCrash(error);
              else host.report(error, `${definition.name}@${definition.version}`);
            }}
          />,
        );
      }).catch((error: unknown) => {
        takeDown();
        throw error;
      });
    },
    async unmount() {
      takeDown();
    },
    async unload() {
      takeDown();
      area.dispose(getHost()?.scope);
    },
  };
}
