import type { RouteName } from '@fairlead/domain';
import type { MadeDraft } from '@fairlead/store';
import type { Definition } from './definition.ts';

/** The parameters of `mount`, from single-spa or any other host. */
export type MountProps = {
  readonly domElement: HTMLElement;
  /** Receives errors after the mount; without it, the area shows its own crash screen. */
  readonly onCrash?: (error: unknown) => void;
};

/** The exports of a micro-frontend's module. */
export type MicroFrontend = {
  readonly about: Pick<Definition<unknown>, 'name' | 'version' | 'requires'> & {
    /** Returns the drafts of its model, which is created if necessary; `unload` clears it. */
    readonly drafts?: () => readonly MadeDraft[];
  };
  /** Creates the model and loads the screen of a route that may open soon. Optional: builds of an older kit have none. */
  prepare?(route: RouteName): Promise<void>;
  bootstrap(): Promise<void>;
  /** Resolves when the screen is in the page; rejects when it crashed before. */
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
  /** Clears the model. The instance can be mounted again, with a new one. */
  unload(): Promise<void>;
};
