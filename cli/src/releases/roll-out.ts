import { changeRollout } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { roleNamed } from './area-role.ts';
import { type AudienceFlags, describeAudience, toAudience } from './audience.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';
import { type PrepareFlags, prepared, reportPrepared } from './prepare.ts';

export type RollOutFlags = RegistryFlags &
  AudienceFlags &
  PrepareFlags & {
    readonly because?: string;
    readonly dryRun: boolean;
  };

/** Changes who gets the build of an area that is being rolled out. */
export async function rollOut(
  area: string,
  version: string,
  flags: RollOutFlags,
  io: Io,
): Promise<void> {
  const role = roleNamed(area);
  const audience = toAudience(flags);
  if (!audience)
    throw new UsageError(
      `Say who gets ${area} ${version}: --to 25%, --to 25% --experience vanta, --internal, or --to 100% for everyone.`,
    );
  const { because, dryRun, json } = flags;
  await withRegistry(flags, io, async (real) => {
    const opened = prepared(real, flags, io);
    const { read, keys, now } = opened;
    await read();
    const options = { keys, now, because };
    const revision = await changeRollout(opened, { role, version }, audience, options);
    if (flags.prepare) return reportPrepared({ area, version, dryRun }, flags.prepare, json, io);
    const live = `live for ${describeAudience(audience)} in revision ${revision}`;
    if (json) io.out(`${JSON.stringify({ area, version, revision, audience, dryRun }, null, 2)}\n`);
    else if (dryRun) io.out(`${area} ${version} would be ${live}. Nothing was written.\n`);
    else io.out(`${area} ${version} is ${live}\n`);
  });
}
