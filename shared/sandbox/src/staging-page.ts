import { setupWorker } from 'msw/browser';
import { ignoreFailedUpdates } from './browser/ignore-failed-updates.ts';
import type { WorldFacts } from './http/world-facts.ts';
import { standInRequestHandlers } from './stand-ins/index.ts';
import { createStandInState } from './stand-ins/state.ts';

declare global {
  /** What tools may do with the stand-ins of a page whose back end is a server. */
  var fairleadStaging: { refresh(): Promise<void> } | undefined;
}

/**
 * What a page starts before its shell when its back end is a server: the stand-ins for vendors, which their scripts'
 * addresses lead to. No call of the product is answered here.
 */
export async function start(): Promise<void> {
  let facts = await readFacts();
  const state = createStandInState();
  const worker = setupWorker(
    ...standInRequestHandlers({
      ...state,
      now: () => new Date(Date.now() + facts.offset),
      flags: () => facts.flags,
      faultOf: (vendor) => facts.vendor_faults[vendor],
    }),
  );
  ignoreFailedUpdates();
  await worker.start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  globalThis.fairleadStaging = {
    async refresh() {
      facts = await readFacts();
    },
  };
}

async function readFacts(): Promise<Omit<WorldFacts, 'now'> & { readonly offset: number }> {
  const response = await fetch('/sandbox/api/world');
  if (!response.ok) throw new Error(`The server does not know this world (${response.status}).`);
  const { now, ...facts }: WorldFacts = await response.json();
  return { ...facts, offset: now - Date.now() };
}
