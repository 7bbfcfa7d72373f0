import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import type { TestProject } from 'vitest/node';
import type { Browser } from 'webdriverio';
import { openSession } from '../browser/session.ts';

declare module 'vitest' {
  interface ProvidedContext {
    app: { readonly url: string };
    chromium: {
      sessionId: string;
      hostname: string;
      port: number;
      path: string;
      capabilities: object;
    };
  }
}

/** The composed app with the sandbox in it, and one Chromium for all files of this folder. */
export async function setup(project: TestProject) {
  const dist = join(import.meta.dirname, '../../dist/sandbox');
  if (!existsSync(join(dist, 'import-map.json')))
    throw new Error(`These tests look at the app in ${dist}, which is not there: npm run build`);
  const [server, session] = await Promise.all([createAppServer({ dist, port: 0 }), openSession()]);
  await installAxe(session.browser);
  const { sessionId, options, capabilities } = session.browser;
  const { hostname = 'localhost', port = 0, path = '/' } = options;
  project.provide('app', { url: server.url });
  project.provide('chromium', {
    sessionId,
    hostname,
    port,
    path,
    capabilities: { ...capabilities },
  });
  return async () => {
    await session.close();
    await server.close();
  };
}

/** Every document has axe before its own scripts run: nothing is sent per audit, and the page's CSP has no say in it. */
async function installAxe(browser: Browser): Promise<void> {
  const { source } = createRequire(import.meta.url)('axe-core') as { source: string };
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source });
}
