import { setupWorker } from 'msw/browser';
import { mswHandlers } from '../routing/msw-handlers.ts';
import { standInRequestHandlers } from '../stand-ins/index.ts';
import { createControl, type SandboxControl } from './control.ts';
import { ignoreFailedUpdates } from './ignore-failed-updates.ts';
import { openSandbox } from './open-sandbox.ts';

export type { SandboxControl } from './control.ts';

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
  const control = createControl(open, (calls) => {
    open.sandbox.addCalls(calls);
    worker.use(...mswHandlers(open.sandbox.fetch, calls));
  });
  globalThis.fairleadSandbox = control;
  return control;
}
