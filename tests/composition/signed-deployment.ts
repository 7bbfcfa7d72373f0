import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leastRetention } from '@fairlead/build/retention';
import { createAppServer } from '@fairlead/build/server';
import { readManifest } from '@fairlead/build/stamp';
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
import { fastDisk } from '@fairlead/registry/testing';
import { buildArea } from './deployment.ts';
import { stage } from './page.ts';

/** The composed app as a platform, and a registry that it and releases of the intake are published in. */
export async function aSignedDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-signed-'));
  const store = createFolderStore(join(folder, 'registry'), fastDisk);
  const now = Date.now();
  const keys = [...(await createRegistry(store, now))];
  for (const role of ['platform', 'mfe-intake']) {
    const key = makeKeyPair(role);
    keys.push(key);
    await allowKey(role, key, { store, keys, now });
  }
  const registry = localRegistry({ store, keys, now, gate: createGate(store) });
  await publishFiles(registry, platformFiles(stage.dist), { keys, now });

  let deployed = '';
  const deploy = async () => {
    const revision = await registry.read();
    const out = join(folder, `r${revision.number}`);
    rmSync(out, { recursive: true, force: true });
    await deployRevision({
      ...{ store, revision, dist: stage.dist, out, now },
      ...{ keep: leastRetention, quality: 'fast' },
    });
    deployed = out;
    return out;
  };
  const first = await deploy();
  const server = await createAppServer({
    dist: stage.dist,
    port: 0,
    handlers: [(request) => answer(request, () => deployed)],
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
    deploy,
    /** The deployment before any area was released. */
    first,
    /** Serves an earlier deployment again. */
    serveAgain: (out: string) => {
      deployed = out;
    },
    publishArea: async (name: string) => {
      const { dir } = await buildArea(name);
      const manifest = readManifest(dir);
      if (!manifest) throw new Error(`${name} has no manifest.`);
      const names = Object.keys(manifest.files);
      const read = (file: string) => Uint8Array.from(readFileSync(join(dir, file)));
      const built = Object.fromEntries(names.map((file) => [file, read(file)]));
      const files = withManifest(manifest, built);
      const { version } = manifest;
      await publishFiles(registry, { role: roleOf(manifest.name), version, files }, { keys, now });
    },
  };
}

/** Nobody is signed in; documents and files are those of the deployment that is served now. */
async function answer({ url }: Request, deployed: () => string): Promise<Response | null> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/'))
    return Response.json({ message: 'Nobody is signed in.' }, { status: 401 });
  if (pathname === '/') return file(join(deployed(), 'pages/intake.html'), 'text/html');
  return pathname.startsWith('/assets/') && !pathname.endsWith('.css')
    ? file(join(deployed(), pathname), pathname.endsWith('.js') ? 'text/javascript' : 'text/plain')
    : null;
}

const file = (path: string, type: string) =>
  new Response(readFileSync(path), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });
