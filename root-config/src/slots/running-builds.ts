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

/** The builds that the deployment has: those of its map, and those that the others have of a rollout. */
const deployed = new WeakSet<MicroFrontend>();

export function noteDeployed(build: MicroFrontend): void {
  deployed.add(build);
}

let list: () => readonly RunningBuild[] = () => [];

/** Makes what runs in these slots known. */
export function followBuilds(slots: ReadonlyMap<string, Slot>): void {
  list = () =>
    [...slots.values()].flatMap((slot) => {
      const build = slot.current();
      if (!build) return [];
      const { version } = build.about;
      const isOverride = !deployed.has(build);
      return [{ area: slot.area, version, isOpen: slot.isOpen(), isOverride }];
    });
}

export const runningBuilds = (): readonly RunningBuild[] => list();
