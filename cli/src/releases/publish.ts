import { publish } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { buildOf } from '../mfe/area-here.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

export type PublishFlags = RegistryFlags & {
  readonly because?: string;
  readonly dryRun: boolean;
};

/** Publishes the build of the working folder. */
export async function publishHere(flags: PublishFlags, io: Io): Promise<void> {
  const { name: area, manifest, read: readBuilt } = buildOf(io.cwd);
  const names = Object.keys(manifest.files);
  const files = Object.fromEntries(names.map((name) => [name, readBuilt(name)]));
  await withRegistry(flags, io, async ({ registry, read, keys, now }) => {
    await read();
    const { because, dryRun, json } = flags;
    const { version } = manifest;
    const revision = await publish(registry, { manifest, files }, { keys, now, because });
    if (json)
      io.out(`${JSON.stringify({ area, version, revision, dryRun, files: names }, null, 2)}\n`);
    else if (dryRun)
      io.out(`${area} ${version} would be live in revision ${revision}. Nothing was written.\n`);
    else io.out(`${area} ${version} is live in revision ${revision}\n`);
  });
}
