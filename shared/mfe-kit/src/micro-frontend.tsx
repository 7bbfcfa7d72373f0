import type { MadeDraft } from '@fairlead/store';
import { createRoot, type Root } from 'react-dom/client';
import { createAreaInstance } from './area-instance.ts';
import { AreaTree } from './area-tree.tsx';
import { getCurrentArea, setCurrentArea } from './current-areas.ts';
import type { Definition } from './definition.ts';
import { getHost, whenHost } from './host.ts';
import { offerElement } from './offer-element.ts';

/** What single-spa, or any other host, hands to `mount`. */
export type MountProps = {
  readonly domElement: HTMLElement;
  /** Takes an error that comes after the mount; without it the area shows its own crash screen. */
  readonly onCrash?: (error: unknown) => void;
};

/** The exports of a micro-frontend's module. */
export type MicroFrontend = {
  readonly about: Pick<Definition<unknown>, 'name' | 'version' | 'requires'> & {
    /** What its model keeps in drafts. Makes the model if need be; `unload` unmakes it. */
    readonly drafts?: () => readonly MadeDraft[];
  };
  bootstrap(): Promise<void>;
  /** Resolves when the screen is in the page; rejects when it crashed before. */
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
  /** Unmakes the model. The instance can be mounted again, with a new one. */
  unload(): Promise<void>;
};

/** Makes a model and its screens a micro-frontend: lifecycles for single-spa and a web component. */
export function microFrontend<Model>(definition: Definition<Model>): MicroFrontend {
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
    async bootstrap() {
      area.make();
    },
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
      area.unmake(getHost()?.scope);
    },
  };
}
