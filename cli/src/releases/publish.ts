import { resolve } from 'node:path';
import { publishFiles, publishRollout, withManifest } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { buildOf } from '../mfe/area-here.ts';
import type { Row } from '../mfe/rows.ts';
import { UsageError } from '../usage-error.ts';
import { roleNamed } from './area-role.ts';
import { type AudienceFlags, isEveryone, toAudience } from './audience.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';
import { platformFiles } from './platform-files.ts';
import { type PrepareFlags, prepared, reportPrepared } from './prepare.ts';
import { reportPublished } from './report-published.ts';
import { playScenarios } from './scenarios-row/play-scenarios.ts';
import { announceSharedChanges } from './shared-changes.ts';

export type PublishFlags = RegistryFlags & {
  readonly because?: string;
  readonly dryRun: boolean;
  /** Rows of the gate to overrule. */
  readonly force: readonly Row[];
  /** A composed build, which is published as the platform. */
  readonly platform?: string;
  /** Whom it is for; everyone if nothing is said. */
} & AudienceFlags &
  PrepareFlags;

/** Publishes the build of the working folder, or a composed build as the platform. */
export async function publishHere(flags: PublishFlags, io: Io): Promise<void> {
  const { platform, because, dryRun, json, force: forced } = flags;
  if (forced.length > 0 && !because)
    throw new UsageError('Say why a row is overruled: --because "…". History shows it.');
  const asked = toAudience(flags);
  // A rollout to everyone would keep the old build as what everyone else has.
  const audience = asked && isEveryone(asked) ? null : asked;
  const { area, ...built } =
    platform === undefined ? areaFiles(io.cwd) : platformFiles(resolve(io.cwd, platform));
  await withRegistry(flags, io, async (real) => {
    const opened = prepared(real, flags, io);
    const { registry, read, keys, now } = opened;
    const live = await read();
    const { version, files } = built;
    const change = { revision: live, role: built.role, files };
    const reloads = await announceSharedChanges(opened, change, json ? () => {} : io.err);
    const isPlayed = platform === undefined && !forced.includes('scenarios');
    const scenarios = isPlayed ? await playScenarios(opened, live, io) : undefined;
    const options = { keys, now, because, forced, scenarios };
    const revision = audience
      ? await publishRollout(opened, built, audience, options)
      : await publishFiles(registry, built, options);
    if (flags.prepare) return reportPrepared({ area, version, dryRun }, flags.prepare, json, io);
    const facts = { area, version, revision, dryRun, audience, reloads };
    reportPublished(
      { ...facts, scenarios: scenarios?.count ?? 0, files: Object.keys(files) },
      json,
      io,
    );
  });
}

function areaFiles(cwd: string) {
  const { name: area, manifest, read } = buildOf(cwd);
  const names = Object.keys(manifest.files);
  const files = withManifest(manifest, Object.fromEntries(names.map((name) => [name, read(name)])));
  return { area, role: roleNamed(area), version: manifest.version, files };
}
