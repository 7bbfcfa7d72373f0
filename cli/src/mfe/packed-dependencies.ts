import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UsageError } from '../usage-error.ts';

type Dependencies = Readonly<Record<string, string>>;

/** The part of an area's package.json that says what it is built on. */
type Manifest = {
  readonly dependencies: Dependencies;
  readonly devDependencies: Dependencies;
};

/**
 * Returns a package.json whose packages of Fairlead are tarballs. Those that these need are named, too: npm would look for
 * them in a registry.
 */
export function withPacked<Own extends Manifest>(manifest: Own, packed: Dependencies): Own {
  const { dependencies, devDependencies } = manifest;
  const only = (kept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(packed).filter(([name]) => kept(name)));
  return {
    ...manifest,
    dependencies: { ...dependencies, ...only((name) => name in dependencies) },
    devDependencies: { ...devDependencies, ...only((name) => !(name in dependencies)) },
  };
}

/** Returns package → its tarball, as the package.json of an area names it. Throws if the folder has not what `npm run pack` writes. */
export function packedIn(packages: string, area: string): Dependencies {
  const files = existsSync(packages) ? globSync('*.tgz', { cwd: packages }).sort() : [];
  const found = files.flatMap((file): [string, string][] => {
    const match = /^fairlead-(?:(?<part>[a-z-]+)-)?\d+\.\d+\.\d+[^/]*\.tgz$/.exec(file);
    if (!match) return [];
    const name = match.groups?.part ? `@fairlead/${match.groups.part}` : 'fairlead';
    return [[name, `file:${relative(area, join(packages, file))}`]];
  });
  const named = Object.fromEntries(found);
  if (named.fairlead && found.length === Object.keys(named).length) return named;
  throw new UsageError(
    found.length > 0
      ? `${packages} has not one tarball of each package: run \`npm run pack\` again.`
      : `${packages} has no packages of Fairlead. \`npm run pack\` in its repository writes them to dist/packages.`,
  );
}
