import { isRecord } from '@fairlead/domain';
import { answerInPage } from '../stand-ins/in-page/answer-in-page.ts';
import { createStandInState } from '../stand-ins/state.ts';
import type { WorldFacts } from './world-facts.ts';

declare global {
  /** The interface for tools to the stand-ins of a page whose back end is a server. */
  var fairleadStaging: { refresh(): Promise<void> } | undefined;
}

/**
 * Starts the vendors' stand-ins before the shell of a page whose back end is a server. They handle no calls of the
 * product.
 */
export async function start(): Promise<void> {
  followEnd();
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

/** The server says that this page's world is gone: only another page helps. */
function followEnd(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status === 410 && (await codeOf(response)) === 'world_gone') {
      location.assign('/staging/ended');
      // Nothing that the page could say now would help.
      await new Promise(() => {});
    }
    return response;
  };
}

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isRecord(body) ? body.error_code : null;
}

async function readFacts(): Promise<Omit<WorldFacts, 'now'> & { readonly offset: number }> {
  const response = await fetch('/sandbox/api/world');
  if (!response.ok) throw new Error(`The server does not know this world (${response.status}).`);
  const { now, ...facts }: WorldFacts = await response.json();
  return { ...facts, offset: now - Date.now() };
}
