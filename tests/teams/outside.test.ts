import { execFile, spawn } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow } from '../browser/follow.ts';
import { openSession } from '../browser/session.ts';
import { installPacked } from './install.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const empty = realpathSync(mkdtempSync(join(tmpdir(), 'fairlead-team-')));
const area = join(empty, 'stamps');
/** Takes what it opens as Sublime Text does, and writes it down. */
const editor = join(empty, 'subl');

let server: AppServer;
let session: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${editor}.opened'\n`, { mode: 0o755 });
  writeFileSync(`${editor}.opened`, '');
  const localBuilds = (name: string) => (name === 'stamps' ? join(area, 'dist') : null);
  server = await createAppServer({ dist: join(root, 'dist/sandbox'), port: 0, localBuilds });
  session = await openSession();
});
afterAll(async () => {
  await session?.close();
  await server?.close();
  rmSync(empty, { recursive: true });
});

async function node(cwd: string, file: string, ...given: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(cwd, 'node_modules', file), ...given], {
    cwd,
  });
  return stdout;
}
const fairlead = (...given: readonly string[]) =>
  node(area, 'fairlead/bin/installed.mjs', ...given);

type Tools = {
  fairlead: { swap(area: string): Promise<{ kind: string; because?: string }> };
  fairleadSandbox: { enterAs(persona: string): Promise<unknown> };
};

const swap = (page: Browser) =>
  page.executeAsync((done: (outcome: unknown) => void) => {
    void (globalThis as unknown as Tools).fairlead.swap('stamps').then(done);
  });

/** Signs a persona in, once the page has started. */
async function enter(page: Browser): Promise<void> {
  await expect.poll(() => textOf(page)).toContain('covered');
  await page.execute(async () => {
    await (globalThis as unknown as Tools).fairleadSandbox.enterAs('ms-released');
  });
}

const textOf = (page: Browser) => page.$('#main').getText();

test('a team makes an area in an empty folder from the packed packages and swaps it into a composition', async () => {
  installPacked(empty);
  const packages = join(root, 'dist/packages');
  const create = ['mfe', 'create', 'stamps', '--packages', packages];
  await node(empty, 'fairlead/bin/installed.mjs', ...create);
  renameSync(join(empty, 'node_modules'), join(area, 'node_modules'));

  expect(await node(area, 'typescript/bin/tsc')).toBe('');
  expect(await node(area, 'vitest/vitest.mjs', 'run')).toContain('2 passed');
  const built = await fairlead('mfe', 'build');
  expect(built).toContain('Built stamps 0.1.0');
  expect(built).toContain('dist/element/  <fairlead-stamps> for hosts: custom-elements.json');
  expect(await fairlead('run', '--reporter', 'line,html')).toContain('1 passed, 0 failed');
  for (const words of [['show'], ['run', '--show']])
    expect(await pageServedBy(...words)).toContain('<title>1 scenario passed · Fairlead</title>');
  expect(await fairlead('mfe', 'verify', '--in', server.url)).toBe(
    `stamps 0.1.0 fits the composition at ${server.url}\n`,
  );

  const page = session.browser;
  await page.url(server.url);
  await enter(page);
  await page.url(server.url);
  await expect.poll(() => textOf(page)).not.toBe('');
  expect(await swap(page)).toMatchObject({ kind: 'swapped', version: '0.1.0' });
  await follow(page, '/stamps');
  await expect.poll(() => textOf(page)).toContain('Water damage: Open');

  const { url, stop } = await develop();
  await page.url(url);
  await enter(page);
  await page.url(`${url}/stamps`);
  await expect.poll(() => textOf(page)).toContain('Water damage: Open');
  await page.$('input[name=search]').setValue('laptop');
  await expect.poll(() => textOf(page)).not.toContain('Water damage');
  await page.execute(() => {
    document.body.style.minHeight = '3000px';
    scrollTo(0, 120);
  });
  edit('src/content.ts', "'Stamps'", "'All stamps'");
  await expect.poll(() => textOf(page)).toContain('All stamps');
  expect(await page.execute(() => [location.pathname, scrollY])).toEqual(['/stamps', 120]);
  expect(await page.$('input[name=search]').getValue()).toBe('laptop');
  expect(await page.$('input[name=search]').isFocused()).toBe(true);

  edit('src/content.ts', "'All stamps'", "'All stamps");
  const failure = page.$('#fairlead-build-failure');
  await expect.poll(() => failure.getText()).toMatch(/src\/content\.ts:\d+:\d+/);
  expect(await failure.getText()).toContain('stamps didn’t build');
  expect(await failure.getText()).toContain('It still works, and what you typed is kept.');
  expect(await textOf(page)).toContain('All stamps');
  await failure.$('button=Open in editor').click();
  await expect.poll(openedInEditor).toMatch(/^\S+\/stamps\/src\/content\.ts:\d+:\d+$/);
  await failure.$('button=Close').click();
  expect(await failure.isExisting()).toBe(false);
  expect(await page.$('input[name=search]').getValue()).toBe('laptop');
  edit('src/content.ts', "'All stamps", "'Every stamp'");
  await expect.poll(() => textOf(page)).toContain('Every stamp');
  stop();
});

async function pageServedBy(...words: readonly string[]): Promise<string> {
  const { url, stop } = await serve(...words);
  const page = await (await fetch(url)).text();
  stop();
  return page;
}

/** Starts `fairlead mfe dev`. */
const develop = () => serve('mfe', 'dev', '--in', server.url, '--port', '0');

/** Starts a command that serves something until Ctrl-C. */
async function serve(...given: readonly string[]) {
  const script = join(area, 'node_modules/fairlead/bin/installed.mjs');
  // Without a PATH, no browser opens.
  const env = { LAUNCH_EDITOR: editor };
  const child = spawn(process.execPath, [script, ...given], { cwd: area, env });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain('press Ctrl-C');
  return { url: /http:\S+\d/.exec(said)?.[0] ?? '', stop: () => void child.kill('SIGTERM') };
}

/** What the editor was asked to open last. */
const openedInEditor = () => readFileSync(`${editor}.opened`, 'utf8').trim();

function edit(file: string, from: string, to: string): void {
  const path = join(area, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
