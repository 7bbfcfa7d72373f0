import { areaOf, readHistory } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { printListing } from '../listing.ts';
import { roleNamed } from './area-role.ts';
import { describeRelease, type ReleaseWords } from './describe-release.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

/** Prints what was released, rolled back and changed, newest first. */
export const showHistory = (
  area: string | undefined,
  flags: RegistryFlags,
  io: Io,
): Promise<void> =>
  withRegistry(flags, io, async ({ read, store }) => {
    const role = area === undefined ? null : roleNamed(area);
    const history = await readHistory(store, await read());
    const rows = history
      .filter((entry) => role === null || entry.role === role)
      .map(({ revision, role, release, file }) => ({
        revision,
        area: areaOf(role),
        ...(file.rollout && { rollout: file.rollout }),
        ...(release ?? { kind: 'keys' as const }),
      }));
    if (area !== undefined && rows.length === 0)
      io.err(`Nothing of ${area} was released. \`fairlead mfe who\` lists the areas.\n`);
    const headings = ['revision', 'time', 'area', 'what', 'by', 'why'];
    const cells = ({ revision, area: name, at, by, because, ...what }: Row) => [
      `${revision}`,
      at ?? '',
      name,
      describeRelease(what),
      by ?? '',
      because ?? '',
    ];
    printListing({ rows, headings, cells }, flags.json, io);
  });

type Row = ReleaseWords & { readonly revision: number; readonly area: string };
