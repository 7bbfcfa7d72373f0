import { defaultNetworkOptions } from 'msw/browser';
import { defineNetwork } from 'msw/experimental';
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
  // Not by `setupWorker`, which makes a second listener: the first one, which MSW makes by itself, would keep each message.
  const network = defineNetwork({
    ...defaultNetworkOptions,
    handlers: [
      ...mswHandlers(open.requests.answer),
      ...standInRequestHandlers(open.sandbox.standIns),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  ignoreFailedUpdates();
  await network.enable();
  const control = createControl(open, (calls) => {
    open.sandbox.addCalls(calls);
    network.use(...mswHandlers(open.requests.answer, calls));
  });
  globalThis.fairleadSandbox = control;
  return control;
}
