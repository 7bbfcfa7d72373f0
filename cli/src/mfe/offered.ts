import type { BuildManifest } from '@fairlead/build/build-manifest';

/** What a build says that it offers to others. */
export type Offered = {
  readonly name: string;
  readonly area?: BuildManifest['area'] | undefined;
  readonly facts?: BuildManifest['facts'] | undefined;
};

/** What is live can't be compared with a build that doesn't say what it has. */
export const earlierBuild = (name: string, what: string): string =>
  `This build of ${name} doesn't say which ${what} it has: an earlier version of the command made it. Update the command, and build again: fairlead mfe build.`;
