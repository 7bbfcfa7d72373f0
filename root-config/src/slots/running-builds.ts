import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import type { Slot } from './slot.ts';

/** The build of an area that runs on this page. */
export type RunningBuild = {
  readonly area: string;
  readonly version: string;
  readonly isOpen: boolean;
  /** It is not the build that was deployed: a swap brought it in. */
  readonly isOverride: boolean;
};

let list: () => readonly RunningBuild[] = () => [];

/** Makes what runs in these slots known; `deployed` has the build of each area that the import map names. */
export function followBuilds(
  slots: ReadonlyMap<string, Slot>,
  deployed: ReadonlyMap<string, MicroFrontend>,
): void {
  list = () =>
    [...slots.values()].flatMap((slot) => {
      const build = slot.current();
      if (!build) return [];
      const isOverride = build !== deployed.get(slot.area);
      const { version } = build.about;
      return [{ area: slot.area, version, isOpen: slot.isOpen(), isOverride }];
    });
}

export const runningBuilds = (): readonly RunningBuild[] => list();
