import type { MarketSubmission } from '@fairlead/contracts/packages';
import { drawPage } from '@fairlead/headless-page/testing';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { allSettled } from 'effector';
import { onTestFinished } from 'vitest';
import { definition } from '../src/definition.ts';
import { model, openTool } from './open-tool.ts';

/** Opens the tool on a backend and draws its screen. */
export async function drawTool(
  start: MarketSubmission,
  ...more: Parameters<typeof openTool> extends [unknown, ...infer More] ? More : never
) {
  const tool = await openTool(start, ...more);
  const page = drawPage({ ...definition, model, scope: tool.scope });
  onTestFinished(page.unmount);
  return {
    ...tool,
    ...page,
    /** Performs the actions, and waits after each for what follows from it. */
    act: async (...actions: readonly PageAction[]) => {
      for (const action of actions) {
        page.act(action);
        await allSettled(tool.scope);
      }
    },
    /** Performs an action whose call stays without an answer. */
    begin: page.act,
  };
}
