import { relative, resolve } from 'node:path';
import { areaOf, cosign, type Revision } from '@fairlead/registry';
import type { Targets } from '@fairlead/registry/verify/metadata';
import type { Io } from '../io.ts';
import { describeRelease } from './describe-release.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';
import { readPrepared, writeRelease } from './prepared-folder.ts';

export type SignFlags = RegistryFlags & { readonly dryRun: boolean };

/** Signs a release that somebody else prepared, and releases it once enough keys have signed. */
export async function signRelease(wanted: string, flags: SignFlags, io: Io): Promise<void> {
  const folder = resolve(io.cwd, wanted);
  const candidate = readPrepared(folder);
  await withRegistry(flags, io, async ({ registry, read, keys }) => {
    const live = await read();
    const { file, signers, missing } = await cosign(live, candidate, keys);
    const { role } = candidate;
    const text = JSON.stringify(file);
    if (!flags.json) io.err(introduced(role, file.signed, live));
    const revision = missing === 0 ? await registry.accept({ ...candidate, text }) : null;
    if (revision === null && !flags.dryRun) writeRelease(folder, role, text);
    const version = file.signed.release?.version ?? '';
    const facts = { area: areaOf(role), version, signers, missing, revision, dryRun: flags.dryRun };
    const place = relative(io.cwd, folder) || wanted;
    io.out(flags.json ? `${JSON.stringify(facts, null, 2)}\n` : `${said(facts, place)}\n`);
  });
}

/** What whoever signs puts their name to. */
function introduced(role: string, { release, rollout, targets }: Targets, live: Revision): string {
  if (!release) return '';
  const what = describeRelease({ ...release, ...(rollout && { rollout }) });
  const why = release.because ? `, because “${release.because}”` : '';
  const before = live.roles[role]?.targets ?? {};
  const paths = Object.keys(targets);
  const added = paths.filter(
    (path) => before[path]?.hashes.sha384 !== targets[path]?.hashes.sha384,
  ).length;
  return `${release.by} ${what} of ${areaOf(role)} at ${release.at}${why}: ${paths.length} files, ${added} of them new\n`;
}

type Facts = {
  readonly area: string;
  readonly version: string;
  readonly signers: readonly string[];
  readonly missing: number;
  /** Null while others have to sign. */
  readonly revision: number | null;
  readonly dryRun: boolean;
};

function said({ area, version, signers, missing, revision, dryRun }: Facts, place: string) {
  const by = `signed by ${signers.join(', ')}`;
  const nothing = dryRun ? ' Nothing was written.' : '';
  if (revision === null)
    return `${area} ${version} ${dryRun ? 'would be' : 'is'} ${by}, and needs ${missing === 1 ? 'one key more' : `${missing} keys more`}: fairlead mfe sign ${place}.${nothing}`;
  return dryRun
    ? `${area} ${version}, ${by}, would be live in revision ${revision}.${nothing}`
    : `${area} ${version}, ${by}, is live in revision ${revision}`;
}
