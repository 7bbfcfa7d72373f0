import type { Definition } from '@fairlead/mfe-kit/definition';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { ClientPage } from '@fairlead/mfe-kit/testing';
import { draftDelay } from '@fairlead/store';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { onTestFinished, vi } from 'vitest';
import { drawPage } from '../testing.tsx';

type Area = Pick<Definition<unknown>, 'name' | 'screens' | 'view'>;

/**
 * Starts a page of an area at noon of a day (yyyy-mm-dd), in virtual time, and draws its screen. Views that load lazily
 * must have been loaded (`preloadLazyViews`).
 */
export async function drawInVirtualTime<Page extends ClientPage>(
  area: Area,
  today: string,
  create: () => Page,
) {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) });
  const app = create();
  void app.start();
  const page = drawPage({ ...area, model: app.model, scope: app.scope });
  onTestFinished(() => {
    page.unmount();
    vi.useRealTimers();
  });
  /** Lets this many milliseconds pass. */
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    ...app,
    ...page,
    /** An ARIA snapshot of the screen without the footer, which is the same everywhere. */
    body: () => snapshotOf(page.outline().filter(({ role }) => role !== 'contentinfo')).join('\n'),
    pass,
    /** Performs the actions, and lets the delay of a draft pass. */
    act: async (...actions: readonly PageAction[]) => {
      for (const action of actions) {
        page.act(action);
        await pass(draftDelay);
      }
    },
    bodies: (name: string) => app.callsOf(name).map(({ body }) => body),
  };
}
