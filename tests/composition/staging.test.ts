import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildAll } from '@fairlead/build';
import { type Staging, startStaging } from '@fairlead/staging';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './deployment.ts';
import { browser, forgetFiles, see } from './page.ts';

const dist = join(root, '.cache/composition/staging');
let staging: Staging;

beforeAll(async () => {
  // A first deployment, because an earlier one's files would be kept, too.
  rmSync(dist, { recursive: true, force: true });
  await buildAll({ root, mode: 'staging', dist });
  const database = {};
  const place = { dist, port: 0, host: '127.0.0.1', database };
  staging = await startStaging({ ...place, controlToken: () => null, log: () => {} });
}, 180_000);

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
