import type { BuildManifest } from '@fairlead/build/build-manifest';
import { areaOf, roleOf } from '@fairlead/registry/area-name';
import { type BuiltFiles, withManifest } from '@fairlead/registry/candidate';
import { manifestName } from '@fairlead/registry/manifest-path';
import type { PlayedScenarios } from '@fairlead/registry/verify/metadata';
import { readBuildManifest } from '../../read-build-manifest.ts';
import { playedFile, readPlayed } from '../../scenarios-row/played-file.ts';
import { contentOf } from './content-of.ts';
import { refuseArchive } from './refuse-archive.ts';
import { refuseDamaged } from './refuse-damaged.ts';
import { refuseLong } from './refuse-long.ts';
import { Trouble } from './trouble.ts';

export type UploadedBuild = {
  readonly role: string;
  readonly version: string;
  readonly files: BuiltFiles;
  /** What the command has left beside the build. The platform's are played elsewhere. */
  readonly scenarios?: PlayedScenarios | undefined;
};

/** Reads the files of an area's `dist` folder as `fairlead mfe publish` does. Throws `Trouble` if they aren't its build. */
export async function readBuild(files: readonly File[], role: string): Promise<UploadedBuild> {
  if (files.length === 0)
    throw new Trouble('build', `Choose all files of the dist folder of ${areaOf(role)}.`);
  refuseArchive(files);
  const byName = new Map(files.map((file) => [file.name, file]));
  const manifest = await readManifest(byName.get(manifestName));
  if (roleOf(manifest.name) !== role)
    throw new Trouble(
      'build',
      `This is a build of ${areaOf(roleOf(manifest.name))}. Choose one of ${areaOf(role)}, or open the page of ${areaOf(roleOf(manifest.name))}.`,
    );
  const names = Object.keys(manifest.files);
  const missing = names.filter((name) => !byName.has(name));
  if (missing.length > 0)
    throw new Trouble(
      'build',
      `The build has ${missing.length} more ${missing.length === 1 ? 'file' : 'files'}: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}. Choose all files of its dist folder.`,
    );
  refuseLong(names.map((name) => byName.get(name)));
  const contents = await Promise.all(
    names.map(async (name) => [name, await contentOf(byName.get(name))] as const),
  );
  await refuseDamaged(contents, (name) => manifest.files[name]?.integrity);
  const built = withManifest(manifest, Object.fromEntries(contents));
  const scenarios = await readPlayed(
    await textOf(byName.get(playedFile)),
    built[manifestName] ?? new Uint8Array(),
  );
  return { role, version: manifest.version, files: built, scenarios };
}

const textOf = async (file: File | undefined): Promise<string> =>
  file ? new TextDecoder().decode(await contentOf(file)) : '';

async function readManifest(file: File | undefined): Promise<BuildManifest> {
  if (!file)
    throw new Trouble(
      'build',
      `${manifestName} is missing. Choose all files of the area’s dist folder.`,
    );
  const manifest = readBuildManifest(await textOf(file));
  if (manifest) return manifest;
  throw new Trouble(
    'build',
    `${manifestName} isn’t the manifest of a build. Build the area again: fairlead mfe build.`,
  );
}
