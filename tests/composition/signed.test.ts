import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@fairlead/build/build-manifest';
import type { PageMap } from '@fairlead/build/resolved-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, forgetFiles, see, seeSettled } from './page.ts';
import { aSignedDeployment } from './signed-deployment.ts';

let signed: Awaited<ReturnType<typeof aSignedDeployment>>;
beforeAll(async () => {
  signed = await aSignedDeployment();
  await signed.publishArea('intake-next');
});
afterAll(() => signed.close());

const crashed = 'Something went sideways.';

async function open(url: string) {
  const page = await browser();
  await forgetFiles();
  await page.url(url);
  return page;
}

const documentOf = (out: string) => join(out, 'pages/intake.html');

const mapOf = (html: string): PageMap =>
  JSON.parse(/<script id="fairlead-map"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('a released area is on the page of a signed deployment, instead of the build that it was composed with', async () => {
  await signed.deploy();
  const page = await open(signed.url);
  await see(page, '#main', 'Intake 0.2.0');
  const files = await page.execute(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(files.filter((file) => /mfe-intake/.test(file))).toEqual([
    expect.stringMatching(/^\/assets\/mfe-intake\/mfe-intake-[\w-]+\.js$/),
  ]);
});

/** A module that says when it has run. A browser registers it if the document asks for it, but registering runs nothing. */
const evil = 'System.register([],()=>({execute(){globalThis.tampered=true}}));';

test('a file that was changed together with its hash in the map does not run; other areas do', async () => {
  const out = await signed.deploy();
  const html = readFileSync(documentOf(out), 'utf8');
  const { imports, integrity } = mapOf(html);
  const address = imports['@fairlead/mfe-intake'] ?? '';
  writeFileSync(join(out, address), evil);
  const hash = integrityOf(evil);
  writeFileSync(documentOf(out), html.replaceAll(integrity[address] ?? '', hash));
  const page = await open(signed.url);
  await see(page, '#main', crashed);
  await see(page, '#header', 'Sign in');
  expect(await page.execute(() => 'tampered' in globalThis)).toBe(false);
});

test('a module that the map has and nobody signed does not run', async () => {
  const out = await signed.deploy();
  const html = readFileSync(documentOf(out), 'utf8');
  const { imports, integrity } = mapOf(html);
  const address = imports['@fairlead/mfe-intake'] ?? '';
  writeFileSync(join(out, 'assets/evil.js'), evil);
  const withEvil = html
    .replaceAll(`"${address}"`, '"/assets/evil.js"')
    .replaceAll(integrity[address] ?? '', integrityOf(evil));
  writeFileSync(documentOf(out), withEvil);
  const page = await open(signed.url);
  await see(page, '#main', crashed);
  expect(await page.execute(() => 'tampered' in globalThis)).toBe(false);
});

const year = 366 * 24 * 60 * 60 * 1000;

test.each([
  [
    'a year ahead',
    year,
    ['The signatures of timestamp, snapshot, targets, platform, mfe-intake, root have expired.'],
  ],
  ['a year behind', -year, []],
])(
  'a browser whose clock is %s runs what is signed, remembers it, and refuses an older revision',
  async (_, off, warnings) => {
    await signed.deploy();
    const page = await browser();
    const { identifier } = (await page.sendCommandAndGetResult(
      'Page.addScriptToEvaluateOnNewDocument',
      { source: `(${shiftClock})(${off})` },
    )) as { identifier: string };
    try {
      await open(`${signed.url}/import-map.json`);
      await page.execute(() => localStorage.clear());
      await open(signed.url);
      await see(page, '#main', 'Intake 0.2.0');
      await seeSettled(page);
      expect(
        await page.execute(() => (window as unknown as { warnings: string[] }).warnings),
      ).toEqual(warnings.map((warning) => `Uncaught Error: ${warning}`));
      signed.serveAgain(signed.first);
      await open(signed.url);
      await see(page, 'body', crashed);
    } finally {
      await page.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    }
    await signed.deploy();
    await open(signed.url);
    await see(page, '#main', 'Intake 0.2.0');
  },
);

/** Runs in the page before its scripts: its clock is off by so many ms, and what it warns of is kept. */
function shiftClock(off: number) {
  const shifted = new Proxy(Date, {
    construct: (right, given) =>
      Reflect.construct(right, given.length === 0 ? [right.now() + off] : given),
    get: (right, key) => (key === 'now' ? () => right.now() + off : Reflect.get(right, key)),
  });
  const warnings: string[] = [];
  // The loader's own events have no error.
  addEventListener('error', ({ error, message }) => {
    if (error) warnings.push(message);
  });
  Object.assign(globalThis, { Date: shifted, warnings });
}

test('a document of an older revision than this browser has seen does not start', async () => {
  await signed.deploy();
  const page = await open(signed.url);
  await see(page, '#main', 'Intake 0.2.0');
  signed.serveAgain(signed.first);
  await open(signed.url);
  await see(page, 'body', crashed);
});

test('whoever has seen a revision that nothing can follow, signed with a stolen key, starts once the key is replaced', async () => {
  await signed.deploy();
  const page = await open(signed.url);
  await see(page, '#main', 'Intake 0.2.0');
  await page.execute(() => {
    const key = 'fairlead:signed-versions';
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, kept.replace(/"timestamp":\d+/, `"timestamp":${2 ** 53 - 1}`));
  });
  await open(signed.url);
  await see(page, 'body', crashed);
  await signed.replaceOnlineKey();
  await signed.publishArea('intake-raised');
  await signed.deploy();
  await open(signed.url);
  await see(page, '#main', 'Intake 0.5.0');
});

test('a signed document asks for at most 1.5 kB of script more; one with a rollout for the longer script that picks builds', async () => {
  const scriptOf = (out: string) =>
    /\/assets\/signed-[\w-]+\.js/.exec(readFileSync(documentOf(out), 'utf8'))?.[0] ?? '';
  const out = await signed.deploy();
  const script = scriptOf(out);
  expect(brotliCompressSync(readFileSync(join(out, script))).length).toBeLessThanOrEqual(1500);
  await signed.publishArea('intake-raised', { share: 10 });
  expect(scriptOf(await signed.deploy())).toMatch(/^\/assets\/signed-rollouts-/);
});
