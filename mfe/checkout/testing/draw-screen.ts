import { drawPage } from '@fairlead/headless-page/testing';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { draftDelay } from '@fairlead/store';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { onTestFinished, vi } from 'vitest';
import { definition } from '../src/definition.ts';
import { today } from './builders.ts';
import { createPage, type PageOptions } from './create-page.ts';

// Here and not in a test, whose time it would take.
await preloadLazyViews();

/** Draws the screen of an address of this area, in virtual time, on the day of the tests. */
export async function drawScreen(
  address: string,
  answers: AnswerFunctions,
  options: PageOptions = {},
) {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) });
  const app = createPage(address, answers, options);
  void app.start();
  const page = drawPage({ ...definition, model: app.model, scope: app.scope });
  onTestFinished(() => {
    page.unmount();
    vi.useRealTimers();
  });
  /** Lets that many milliseconds pass. */
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    ...app,
    ...page,
    /** An ARIA snapshot of the screen without the footer, which is the same everywhere. */
    body: () => snapshotOf(page.outline().filter(({ role }) => role !== 'contentinfo')).join('\n'),
    pass,
    /** Performs the actions, and lets pass what a draft waits before it is written. */
    act: async (...actions: readonly PageAction[]) => {
      for (const action of actions) {
        page.act(action);
        await pass(draftDelay);
      }
    },
    bodies: (name: string) => app.callsOf(name).map(({ body }) => body),
    called: () => app.calls.map(({ name }) => name),
  };
}

export type DrawnScreen = Awaited<ReturnType<typeof drawScreen>>;
