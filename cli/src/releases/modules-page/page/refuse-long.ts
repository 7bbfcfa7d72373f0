import { longestFiles } from '@fairlead/registry/http/longest-release';
import { Trouble } from './trouble.ts';

/** Throws `Trouble` for files that a registry won't read, before they are. */
export function refuseLong(files: readonly (File | undefined)[]): void {
  const size = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  if (size <= longestFiles) return;
  throw new Trouble(
    'build',
    `The build has ${megabytes(size)}, and a release may have ${megabytes(longestFiles)}. Make it smaller, and build again.`,
  );
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;
