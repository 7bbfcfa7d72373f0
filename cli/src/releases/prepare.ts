import { relative, resolve } from 'node:path';
import { begunRelease } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { createGate } from './gate.ts';
import type { OpenRegistry } from './open-registry.ts';
import { refuseFilledFolder, writePrepared } from './prepared-folder.ts';

export type PrepareFlags = {
  /** The folder that others sign, instead of a release. */
  readonly prepare?: string;
};

/** Has a command write its release into a folder, for others to sign, if it was asked to. */
export function prepared(
  opened: OpenRegistry,
  { prepare }: PrepareFlags,
  { cwd }: Pick<Io, 'cwd'>,
): OpenRegistry {
  if (prepare === undefined) return opened;
  const folder = resolve(cwd, prepare);
  refuseFilledFolder(folder);
  const registry = begunRelease(
    opened.registry,
    { gate: createGate(opened.store) },
    (candidate) => {
      if (!opened.isDry) writePrepared(folder, candidate);
    },
  );
  return { ...opened, registry };
}

type Facts = { readonly area: string; readonly version: string; readonly dryRun: boolean };

/** Says where a release waits for others. */
export function reportPrepared(
  { area, version, dryRun }: Facts,
  prepare: string,
  isJson: boolean,
  io: Io,
): void {
  const folder = relative(io.cwd, resolve(io.cwd, prepare)) || prepare;
  if (isJson) io.out(`${JSON.stringify({ area, version, prepared: folder, dryRun }, null, 2)}\n`);
  else if (dryRun)
    io.out(`${area} ${version} would be signed and wait in ${folder}. Nothing was written.\n`);
  else
    io.out(
      `${area} ${version} is signed and waits in ${folder}. Nothing was released yet: give the folder to somebody else who signs for ${area}, who runs \`fairlead mfe sign ${folder}\`.\n`,
    );
}
