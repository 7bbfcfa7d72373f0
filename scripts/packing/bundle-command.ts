import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseScript } from '@fairlead/cli/releases/modules-page/assets';
import { reportAssets } from '@fairlead/cli/reporters/html/assets';
import { rolldown } from 'rolldown';
import { isInlined } from './public-packages.ts';

/**
 * Compiles the command and its workers into `dist`, with the packages inside that are not published. It leaves open which
 * areas there are (`#areas`). Returns the versions of the packages that it imports.
 */
export async function bundleCommand(
  root: string,
  to: string,
): Promise<Readonly<Record<string, string>>> {
  const source = (path: string) => join(root, 'cli', path);
  const assets = JSON.stringify(await reportAssets());
  const script = JSON.stringify(await releaseScript());
  const bundle = await rolldown({
    input: {
      app: source('bin/app.ts'),
      headless: source('src/workers/headless.ts'),
      browser: source('src/workers/browser.ts'),
      bundle: source('src/bundle.ts'),
    },
    external: (id) => !/^[./]/.test(id) && !isInlined(id),
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'open-areas',
        resolveId: (id) =>
          id.endsWith('/area-modules.ts') ? { id: '#areas', external: true } : null,
      },
      {
        // A package has neither the style sheets nor the sources of the scripts of pages.
        name: 'page-assets',
        load: (id) => {
          if (id.endsWith('/reporters/html/assets.ts'))
            return `export const reportAssets = async () => (${assets});`;
          return id.endsWith('/modules-page/assets.ts')
            ? `export const releaseScript = async () => ${script};`
            : null;
        },
      },
    ],
  });
  try {
    const { output } = await bundle.write({
      dir: join(to, 'dist'),
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    const imported = output.flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    );
    return versionsOf(root, new Set(imported.flatMap((id) => packageOf(id) ?? [])));
  } finally {
    await bundle.close();
  }
}

/** The package of a bare specifier; null for a file of the bundle, an own name and a module of Node. */
function packageOf(id: string): string | null {
  if (/^(node:|#)/.test(id) || id.endsWith('.mjs')) return null;
  const [first = '', second = ''] = id.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** The versions that the repository's packages name. */
function versionsOf(root: string, names: ReadonlySet<string>): Record<string, string> {
  const known = new Map<string, string>();
  for (const file of globSync('{cli,root-config,shared/*}/package.json', { cwd: root })) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const [name, version] of Object.entries(dependencies)) known.set(name, String(version));
  }
  return Object.fromEntries([...names].sort().map((name) => [name, known.get(name) ?? '*']));
}
