import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildAll } from '@fairlead/build';
import { type Staging, startStaging } from '@fairlead/staging';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLimit, root } from './deployment.ts';
import { browser, forgetFiles, press, see } from './page.ts';

const dist = join(root, '.cache/composition/staging');
let staging: Staging;

beforeAll(async () => {
  // A first deployment, because an earlier one's files would be kept, too.
  rmSync(dist, { recursive: true, force: true });
  await buildAll({ root, mode: 'staging', dist });
  const database = {};
  const place = { dist, port: 0, host: '127.0.0.1', database };
  staging = await startStaging({ ...place, controlToken: () => 'control', log: () => {} });
}, buildLimit);

afterAll(() => staging?.stop());

const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test.each(['mockServiceWorker', 'MOCK_ACTIVATE', 'INTEGRITY_CHECK', 'setupWorker'])(
  'no file of staging has MSW’s %s in it',
  (text) => {
    expect(files().length).toBeGreaterThan(50);
    const having = files().filter((file) => readFileSync(file, 'utf8').includes(text));
    expect(having.map((file) => basename(file))).toEqual([]);
  },
);

test('the served page registers no service worker, and its vendors are answered', async () => {
  const page = await browser();
  await forgetFiles();
  await page.url(staging.url);
  await see(page, '#main', 'Tell us');
  const found = await page.execute(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    isControlled: navigator.serviceWorker.controller !== null,
    isWorkerServed: (await fetch('/mockServiceWorker.js')).headers.get('content-type'),
    place: (await fetch('https://places.googleapis.com/v1/places/nowhere')).status,
  }));
  expect(found).toMatchObject({ workers: 0, isControlled: false, place: 404 });
  expect(found.isWorkerServed).not.toContain('javascript');
});

test('the served page refuses the script of a service worker', async () => {
  const page = await browser();
  await page.url(staging.url);
  const outcome = await page.execute(() =>
    navigator.serviceWorker.register('/mockServiceWorker.js').then(
      () => 'registered',
      (error: unknown) => String(error),
    ),
  );
  expect(outcome).toContain('not in the import map');
});

async function control(method: string, headers: Record<string, string> = {}) {
  const url = `${staging.url}/staging/control/worlds`;
  const body = method === 'POST' ? { body: '{}' } : {};
  return fetch(url, { method, headers: { Authorization: 'Bearer control', ...headers }, ...body });
}

async function createWorld(): Promise<string> {
  const { world } = (await (await control('POST')).json()) as { readonly world: string };
  return world;
}

test('a page whose world has ended says so, open or loaded again, and leads to the shared one', async () => {
  const page = await browser();
  const world = await createWorld();
  await page.url(`${staging.url}/staging/join?world=${world}&persona=ms-released`);
  await see(page, '#main', 'Your Package Options');
  await control('DELETE', { 'fairlead-world': world });
  await page.execute(() => void fetch('/api/auth-service/session'));
  await see(page, 'body', 'This world has ended');
  await press(page, 'a');
  await see(page, '#main', 'Tell us');
  await see(page, '#header', 'Sign In');
});

test('a link to an ended world, and a page that is loaded again in one, say so', async () => {
  const page = await browser();
  const world = await createWorld();
  await page.url(`${staging.url}/staging/join?world=${world}&persona=ms-released`);
  await see(page, '#main', 'Your Package Options');
  await page.url(`${staging.url}/openapi.json`);
  await control('DELETE', { 'fairlead-world': world });
  await page.url(staging.url);
  await see(page, 'body', 'This world has ended');
  await page.url(staging.url);
  await see(page, '#main', 'Tell us');
  await page.url(`${staging.url}/staging/join?world=${world}`);
  await see(page, 'body', 'This world has ended');
});
