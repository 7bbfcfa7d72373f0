import type { BuildManifest } from './build-manifest.ts';
import type { Built } from './groups.ts';

/** A build without some of its modules, and without the scripts that nothing else of it imports, now or later. */
export function withoutModules(built: Built, specifiers: ReadonlySet<string>): Built {
  const { manifest } = built;
  const modules = Object.fromEntries(
    Object.entries(manifest.modules).filter(([specifier]) => !specifiers.has(specifier)),
  );
  if (Object.keys(modules).length === Object.keys(manifest.modules).length) return built;
  const needed = reachable(manifest, Object.values(modules));
  const files = Object.fromEntries(
    Object.entries(manifest.files).filter(([file]) => !file.endsWith('.js') || needed.has(file)),
  );
  return { ...built, manifest: { ...manifest, modules, files } };
}

function reachable({ files }: BuildManifest, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found) {
    const { imports = [], later = [] } = files[file] ?? {};
    for (const name of [...imports, ...later]) if (name.startsWith('./')) found.add(name.slice(2));
  }
  return found;
}
