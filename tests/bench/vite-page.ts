import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { deploymentFile, describeDeployment } from '@fairlead/build/deployment/deployment';
import { listInputs } from '@fairlead/build/fingerprint';
import { openOutput } from '@fairlead/build/output';
import { build, type Plugin, type Rolldown } from 'vite';
import { cache, root } from './places.ts';

export type VitePage = {
  readonly name: string;
  readonly entry: string;
  readonly plugins?: readonly Plugin[];
  /** Which modules go into one file; Vite decides unless told. */
  readonly codeSplitting?: Rolldown.OutputOptions['codeSplitting'];
};

type Files = Rolldown.RolldownOutput['output'];

/** One page built by Vite alone, as ES modules in the shell's document; laid out as the app's server wants it. */
export async function buildVitePage({
  name,
  entry,
  plugins = [],
  codeSplitting,
}: VitePage): Promise<string> {
  // Vite believes the environment before its own mode.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: '/assets/',
    publicDir: false,
    resolve: { alias: [{ find: 'effector/effector.mjs', replacement: 'effector' }] },
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2023',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          ...(codeSplitting ? { codeSplitting } : {}),
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const dist = join(cache, name);
  const folder = openOutput(dist, join(root, '.cache/compressed'));
  for (const file of output) {
    const content = file.type === 'chunk' ? file.code : Buffer.from(file.source);
    folder.write(`assets/${file.fileName}`, content);
  }
  for (const file of listInputs(join(root, 'root-config/public')))
    folder.write(`public/${basename(file)}`, readFileSync(file));
  folder.write(deploymentFile, JSON.stringify(describeDeployment(['index'], bare)));
  folder.write('import-map.json', JSON.stringify(mapOf(output)));
  folder.write('pages/index.html', renderPage(output));
  await folder.finish();
  return dist;
}

/** The headers of a page that calls nobody but its own server. */
const bare = { backEnds: [], partners: [], reports: '', isSecure: true, hasBankTests: false };

/** The server reads from it which files never change. */
function mapOf(output: Files) {
  return {
    integrity: Object.fromEntries(output.map(({ fileName }) => [`/assets/${fileName}`, '-'])),
  };
}

function renderPage(output: Files) {
  const [entry] = output.filter((file) => file.type === 'chunk').filter((chunk) => chunk.isEntry);
  if (!entry) throw new Error('Vite made no entry.');
  const styles = [...(entry.viteMetadata?.importedCss ?? [])].map((file) => {
    const style = output.find(({ fileName }) => fileName === file);
    const integrity = integrityOf(style?.type === 'asset' ? style.source : '');
    return `<link rel="stylesheet" href="/assets/${file}" integrity="${integrity}" crossorigin>`;
  });
  const preloads = entry.imports.map(
    (file) => `<link rel="modulepreload" href="/assets/${file}" crossorigin>`,
  );
  const shell = readFileSync(join(root, 'root-config/src/index.html'), 'utf8');
  const parts: readonly (readonly [string, string])[] = [
    ['<!-- first styles -->', styles.join('\n    ')],
    ['<!-- modules -->', preloads.join('\n    ')],
    [
      '<!-- boot -->',
      `<script type="module" src="/assets/${entry.fileName}" crossorigin></script>`,
    ],
  ];
  return parts.reduce((page, [place, part]) => {
    // Without its style sheets, a page draws other things than ours, and its figures say nothing.
    if (!page.includes(place)) throw new Error(`root-config/src/index.html has no ${place}.`);
    return page.replace(place, part);
  }, shell);
}
