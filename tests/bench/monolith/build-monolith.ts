import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listInputs } from '@fairlead/build/fingerprint';
import { openOutput } from '@fairlead/build/output';
import { build, type Plugin, type Rolldown } from 'vite';
import { cache, root } from '../places.ts';
import { weighAssets } from '../weigh-assets.ts';

export type Monolith = {
  readonly dist: string;
  /** Brotli bytes of all its scripts and styles. */
  readonly bytes: number;
};

const here = import.meta.dirname;

/**
 * The same sources as one build by Vite alone: ES modules, tree shaken across all packages, the first
 * route in one bundle and a chunk per later area. What the composition is measured against.
 */
export async function buildMonolith(): Promise<Monolith> {
  process.env.NODE_ENV = 'production';
  const dist = join(cache, 'monolith');
  const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    base: '/assets/',
    publicDir: false,
    resolve: {
      alias: [{ find: 'effector/effector.mjs', replacement: 'effector' }],
    },
    plugins: [ownLoadArea()],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: true,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(here, 'entry.ts'),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const folder = openOutput(dist, join(root, '.cache/compressed'));
  for (const file of output) {
    const content = file.type === 'chunk' ? file.code : Buffer.from(file.source);
    folder.write(`assets/${file.fileName}`, content);
  }
  for (const file of listInputs(join(root, 'root-config/public')))
    folder.write(`public/${basename(file)}`, readFileSync(file));
  folder.write('import-map.json', JSON.stringify(mapOf(output)));
  folder.write('pages/intake.html', renderPage(output));
  await folder.finish();
  const bytes = [...weighAssets(dist).values()].reduce((total, size) => total + size, 0);
  return { dist, bytes };
}

/** The shell asks its import map for areas; here they come from the bundle. */
function ownLoadArea(): Plugin {
  return {
    name: 'bench:own-load-area',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/load-area.ts') ? join(here, 'load-area.ts') : null),
  };
}

/** The server reads from it which files never change. */
function mapOf(output: Rolldown.RolldownOutput['output']) {
  const files = output.map(({ fileName }) => [`/assets/${fileName}`, '-']);
  return { integrity: Object.fromEntries(files) };
}

function renderPage(output: Rolldown.RolldownOutput['output']) {
  const [entry] = output.filter((file) => file.type === 'chunk').filter((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The monolith has no entry.');
  const styles = [...(entry.viteMetadata?.importedCss ?? [])];
  const template = readFileSync(join(root, 'root-config/src/index.html'), 'utf8');
  return template
    .replace(
      '<!-- styles -->',
      styles.map((file) => `<link rel="stylesheet" href="/assets/${file}" crossorigin>`).join(''),
    )
    .replace(
      '<!-- preloads -->',
      entry.imports
        .map((file) => `<link rel="modulepreload" href="/assets/${file}" crossorigin>`)
        .join(''),
    )
    .replace(
      '<!-- boot -->',
      `<script type="module" src="/assets/${entry.fileName}" crossorigin></script>`,
    );
}
