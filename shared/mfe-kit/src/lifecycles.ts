import type { MadeDraft } from '@fairlead/store';
import type { Definition } from './definition.ts';

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
