import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leastRetention } from '@fairlead/build/retention';
import { createAppServer } from '@fairlead/build/server';
import { readManifest } from '@fairlead/build/stamp';
import { createGate } from '@fairlead/cli/releases/gate';
import { platformFiles } from '@fairlead/cli/releases/platform-files';
import {
  type Audience,
  allowKey,
  createFolderStore,
  createRegistry,
  deployRevision,
  haltBuild,
  localRegistry,
  makeKeyPair,
  publishFiles,
  publishRollout,
  replaceTopKey,
  roleOf,
  withManifest,
} from '@fairlead/registry';
import { fastDisk } from '@fairlead/registry/testing';
import { buildArea } from './deployment.ts';
import { stage } from './page.ts';

/** These builds have no scenarios that anybody could play. */
const unplayed = { forced: ['scenarios'], because: 'A test' };

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

  const reports: string[] = [];
  let offered: string | null = null;
  let deployed = '';
  const deploy = async () => {
    const revision = await registry.read();
    const out = join(folder, `r${revision.number}`);
    rmSync(out, { recursive: true, force: true });
    await deployRevision({
      ...{ store, revision, dist: stage.dist, out, now, health: '/api/health' },
      ...{ keep: leastRetention, quality: 'fast' },
    });
    deployed = out;
    return out;
  };
  const first = await deploy();
  const server = await createAppServer({
    dist: stage.dist,
    port: 0,
    localBuilds: (area) => (area === 'intake' ? offered : null),
    handlers: [
      async (request) => {
        if (new URL(request.url).pathname === '/api/health') reports.push(await request.text());
        return answer(request, () => deployed);
      },
    ],
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
    /** Publishes a build, for some of the visitors if they are named. */
    publishArea: async (name: string, audience?: Audience) => {
      const { dir } = await buildArea(name);
      const options = { keys, now, ...unplayed };
      if (audience) await publishRollout({ registry, store }, builtIn(dir), audience, options);
      else await publishFiles(registry, builtIn(dir), options);
    },
    /** Replaces the key that signs when something is released, as after it was stolen. */
    replaceOnlineKey: async () => {
      const key = makeKeyPair('online');
      await replaceTopKey('online', key, { store, keys, now });
      const old = keys.findIndex((one) => one.public.name === 'online');
      keys.splice(old, 1, key);
    },
    /** Builds what a swap of the intake loads. */
    offerIntake: async (name: string) => {
      offered = (await buildArea(name)).dir;
    },
    /** What pages have reported of their builds. */
    reports,
    /** Stops a rollout, as the registry does when pages crash. */
    halt: (version: string) =>
      haltBuild({ role: 'mfe-intake', version, because: 'It crashed.' }, { store, keys, now }),
  };
}

function builtIn(dir: string) {
  const manifest = readManifest(dir);
  if (!manifest) throw new Error(`${dir} has no manifest.`);
  const read = (file: string) => Uint8Array.from(readFileSync(join(dir, file)));
  const built = Object.keys(manifest.files).map((file) => [file, read(file)] as const);
  const files = withManifest(manifest, Object.fromEntries(built));
  return { role: roleOf(manifest.name), version: manifest.version, files };
}

/** Nobody is signed in; documents and files are those of the deployment that is served now. */
async function answer({ url }: Request, deployed: () => string): Promise<Response | null> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/'))
    return Response.json({ message: 'Nobody is signed in.' }, { status: 401 });
  if (pathname === '/import-map.json')
    return file(join(deployed(), 'import-map.json'), 'application/json');
  if (pathname === '/') return file(join(deployed(), 'pages/intake.html'), 'text/html');
  return pathname.startsWith('/assets/') && !pathname.endsWith('.css')
    ? file(join(deployed(), pathname), pathname.endsWith('.js') ? 'text/javascript' : 'text/plain')
    : null;
}

const file = (path: string, type: string) =>
  new Response(readFileSync(path), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });
