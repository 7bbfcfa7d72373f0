import { setupWorker } from 'msw/browser';
import { createControl, type SandboxControl } from './browser/control.ts';
import { ignoreFailedUpdates } from './browser/ignore-failed-updates.ts';
import { openSandbox } from './browser/open-sandbox.ts';
import { mswHandlers } from './dispatch/msw-handlers.ts';
import { standInRequestHandlers } from './stand-ins/index.ts';

export type { SandboxControl } from './browser/control.ts';

/**
 * Starts the sandbox in this page: a service worker hands the page's requests to the handlers, the world is stored in
 * Web Storage. Resolves when requests are handled. Tools use `globalThis.fairleadSandbox`.
 */
export async function startSandbox(): Promise<SandboxControl> {
  const open = await openSandbox();
  const worker = setupWorker(
    ...mswHandlers(open.sandbox.fetch),
    ...standInRequestHandlers(open.sandbox.standIns),
  );
  ignoreFailedUpdates();
  await worker.start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  const control = createControl(open);
  globalThis.fairleadSandbox = control;
  return control;
}
