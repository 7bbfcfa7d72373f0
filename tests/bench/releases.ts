import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildAll } from '@fairlead/build';
import type { DeployedMap } from '@fairlead/build/resolved-map';
import { leastRetention } from '@fairlead/build/retention';
import { createAppServer } from '@fairlead/build/server';
import { readManifest } from '@fairlead/build/stamp';
import { productionEnv } from '@fairlead/build/testing/production-env';
import { createGate } from '@fairlead/cli/releases/gate';
import { platformFiles } from '@fairlead/cli/releases/platform-files';
import {
  allowKey,
  createFolderStore,
  createRegistry,
  deployRevision,
  localRegistry,
  makeKeyPair,
  publishFiles,
  roleOf,
  withManifest,
} from '@fairlead/registry';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { rolldown } from 'rolldown';
import { answerVendors, prepareVisits, unthrottled, visit } from './chrome/first-visit.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { cache, root } from './places.ts';
import { median } from './statistics.ts';

const areas = [
  ...['header', 'account', 'intake', 'application', 'decision'],
  ...['renewal', 'checkout', 'packages', 'admin'],
];

/** Cold pages that verify, and releases that are published. */
const pages = 12;
const releases = 5;

/** Releases of all areas of the production build: what a page's check costs, and how soon a release is on a page. */
export const signedReleases: Bench = {
  figures: [
    { name: 'verify_map_ms', unit: 'ms', goal: { atMost: 5 } },
    { name: 'verifier_js_brotli_kb', unit: 'kB', goal: { atMost: 1.5 } },
    { name: 'signed_document_kb', unit: 'kB' },
    { name: 'publish_to_first_page_ms', unit: 'ms' },
  ],
  async measure(say) {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-bench-'));
    try {
      const { dist } = await buildAll({
        ...{ root, mode: 'production', env: productionEnv },
        dist: join(cache, 'production'),
      });
      say('a registry of all areas');
      const product = await releaseAll(folder, dist);
      return await withTab(async (tab) => {
        await prepareVisits(tab);
        await answerVendors(tab);
        const signatures = signaturesIn(await product.deploy());
        const server = await createAppServer({
          dist: product.deployed(),
          port: 0,
          handlers: [
            async (request) => answerDeployed(request, product.deployed()),
            createHttpSandbox().handle,
          ],
        });
        try {
          say('verify');
          const verified = await verifyIn(tab, server.url, signatures);
          say(`${median(verified).toFixed(1)} ms; publish`);
          const published = await publishAndVisit(tab, server.url, product);
          return {
            verify_map_ms: {
              value: median(verified),
              from: `${pages} cold pages, ${areas.length + 1} roles and their files; from ${Math.min(...verified).toFixed(1)}`,
            },
            verifier_js_brotli_kb: {
              value: scriptKb(product.deployed(), 'verifier'),
              from: `nearly all that signatures add to the scripts of a first route; ${scriptKb(product.deployed(), 'rolloutsVerifier')} where a build is rolled out`,
            },
            signed_document_kb: {
              value: signatures.length / 1000,
              from: 'the signatures in a document, not compressed',
            },
            publish_to_first_page_ms: {
              value: median(published),
              from: `${releases} releases of the intake form: gate, publish to a folder, deploy with compression, and a page until the form is there`,
            },
          };
        } finally {
          await server.close();
        }
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

type Product = {
  /** Publishes the intake form as another version. */
  publish(version: string): Promise<void>;
  /** Writes a deployment of the current revision, and returns its folder. */
  deploy(): Promise<string>;
  deployed(): string;
};

async function releaseAll(folder: string, dist: string): Promise<Product> {
  const store = createFolderStore(join(folder, 'registry'));
  const now = Date.now();
  const keys = [...(await createRegistry(store, now))];
  for (const role of ['platform', ...areas.map((area) => `mfe-${area}`)]) {
    const key = makeKeyPair(role);
    keys.push(key);
    await allowKey(role, key, { store, keys, now });
  }
  const registry = localRegistry({ store, keys, now, gate: createGate(store) });
  await publishFiles(registry, platformFiles(dist), { keys, now });
  const publish = async (area: string, version?: string) => {
    const dir = join(root, 'mfe', area, 'dist');
    const built = readManifest(dir);
    if (!built) throw new Error(`${area} isn't built.`);
    const manifest = { ...built, version: version ?? built.version };
    const names = Object.keys(manifest.files);
    const read = (name: string) => Uint8Array.from(readFileSync(join(dir, name)));
    const files = withManifest(
      manifest,
      Object.fromEntries(names.map((name) => [name, read(name)])),
    );
    const role = roleOf(manifest.name);
    // Playing its scenarios isn't what is measured.
    const unplayed = { forced: ['scenarios'], because: 'A bench' };
    const release = { role, version: manifest.version, files };
    await publishFiles(registry, release, { keys, now, ...unplayed });
  };
  for (const area of areas) await publish(area);
  let current = '';
  return {
    publish: (version) => publish('intake', version),
    deployed: () => current,
    async deploy() {
      const revision = await registry.read();
      const out = join(folder, `r${revision.number}`);
      const after = current || undefined;
      await deployRevision({ store, revision, dist, out, after, keep: leastRetention, now });
      current = out;
      return out;
    },
  };
}

function scriptKb(out: string, which: 'verifier' | 'rolloutsVerifier'): number {
  const map: DeployedMap = JSON.parse(readFileSync(join(out, 'import-map.json'), 'utf8'));
  const script = readFileSync(join(out, map[which]?.url ?? ''));
  return brotliCompressSync(script).length / 1000;
}

const signaturesIn = (out: string): string =>
  /<script id="fairlead-signed"[^>]*>(.*?)<\/script>/s.exec(
    readFileSync(join(out, 'pages/intake.html'), 'utf8'),
  )?.[1] ?? '';

/** The start page and the areas' files are those of the newest deployment. */
async function answerDeployed({ url }: Request, out: string): Promise<Response | null> {
  const { pathname } = new URL(url);
  const file = pathname === '/' ? 'pages/intake.html' : pathname;
  const type = { html: 'text/html', js: 'text/javascript', json: 'application/json' }[
    file.split('.').at(-1) ?? ''
  ];
  if (!type || !(pathname === '/' || pathname.startsWith('/assets/'))) return null;
  return new Response(readFileSync(join(out, file)), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });
}

/** How long the page's own check takes in pages that have verified nothing yet, in ms. */
async function verifyIn(tab: Tab, url: string, signatures: string): Promise<number[]> {
  const bundle = await rolldown({
    input: join(root, 'root-config/src/signed/verify-document.ts'),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'signed' });
  await bundle.close();
  const code = JSON.stringify(`${output[0].code}; signed`);
  const taken: number[] = [];
  for (let count = 0; count < pages; count += 1) {
    await visit(tab, url, unthrottled);
    taken.push(
      await evaluate<number>(
        tab,
        `(async () => {
          const signed = (0, eval)(${code});
          localStorage.clear();
          const start = performance.now();
          await signed.verifyDocument(${JSON.stringify(signatures)});
          return performance.now() - start;
        })()`,
      ),
    );
  }
  return taken;
}

async function publishAndVisit(tab: Tab, url: string, product: Product): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 0; count < releases; count += 1) {
    const version = `0.2.${count}`;
    const start = performance.now();
    await product.publish(version);
    await product.deploy();
    await visit(tab, url, unthrottled);
    taken.push(performance.now() - start);
    const shown = await evaluate<string>(
      tab,
      `JSON.parse(document.getElementById('fairlead-map').textContent).modules['@fairlead/mfe-intake'].version`,
    );
    if (shown !== version)
      throw new Error(`The page has the intake form ${shown}, not ${version}.`);
  }
  return taken;
}
