import type { WorldFacts } from './http/world-facts.ts';
import { answerInPage } from './stand-ins/in-page/answer-in-page.ts';
import { createStandInState } from './stand-ins/state.ts';

declare global {
  /** The interface for tools to the stand-ins of a page whose back end is a server. */
  var fairleadStaging: { refresh(): Promise<void> } | undefined;
}

/**
 * Starts the vendors' stand-ins before the shell of a page whose back end is a server. They handle no calls of the
 * product.
 */
export async function start(): Promise<void> {
  let facts = await readFacts();
  answerInPage({
    ...createStandInState(),
    now: () => new Date(Date.now() + facts.offset),
    flags: () => facts.flags,
    faultOf: (vendor) => facts.vendor_faults[vendor],
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
