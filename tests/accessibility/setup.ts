import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import type { TestProject } from 'vitest/node';
import type { Browser } from 'webdriverio';
import { openSession } from '../browser/session.ts';

/** A WebDriver session, as a test attaches to it. */
export type Attachable = {
  sessionId: string;
  hostname: string;
  port: number;
  path: string;
  capabilities: object;
};

declare module 'vitest' {
  interface ProvidedContext {
    app: { readonly url: string };
    /** One for each worker. */
    chromium: Attachable[];
  }
}

/** In ms. Less than the limit of a test, so that a command that never ends is named. */
const limits = { script: 20_000, pageLoad: 20_000 };

/** The composed app with the sandbox, and one Chromium per worker. */
export async function setup(project: TestProject) {
  const dist = join(import.meta.dirname, '../../dist/sandbox');
  if (!existsSync(join(dist, 'import-map.json')))
    throw new Error(`These tests look at the app in ${dist}, which is not there: npm run build`);
  const server = await createAppServer({ dist, port: 0 });
  const sessions = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => openSession()),
  );
  await Promise.all(sessions.map(({ browser }) => browser.setTimeout(limits)));
  await Promise.all(sessions.map(({ browser }) => installAxe(browser)));
  project.provide('app', { url: server.url });
  project.provide(
    'chromium',
    sessions.map(({ browser }) => describe(browser)),
  );
  return async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await server.close();
  };
}

function describe({ sessionId, options, capabilities }: Browser): Attachable {
  const { hostname = 'localhost', port = 0, path = '/' } = options;
  return { sessionId, hostname, port, path, capabilities: { ...capabilities } };
}

/**
 * Every document loads axe before its own scripts, so that no audit has to send it and the page's CSP doesn't block it.
 */
async function installAxe(browser: Browser): Promise<void> {
  const { source } = createRequire(import.meta.url)('axe-core') as { source: string };
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source });
}
