import type { Definition } from '@fairlead/mfe-kit/definition';
import { provideHost } from '@fairlead/mfe-kit/host';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { allSettled, type Scope } from 'effector';
import { onTestFinished } from 'vitest';
import { drawPage } from './testing.tsx';

type Area = Pick<Definition<unknown>, 'name' | 'screens' | 'view'>;
type Opened = { readonly model: unknown; readonly scope: Scope };

/** Draws an area that a test has opened, until the test ends. */
export function drawOpened<App extends Opened>(area: Area, app: App) {
  const unsavedEdits = new Set<symbol>();
  provideHost({ scope: app.scope, report: () => {}, talkToAdvisor: () => {}, unsavedEdits });
  const page = drawPage({ ...area, model: app.model, scope: app.scope });
  onTestFinished(page.unmount);
  return {
    ...app,
    ...page,
    /** One mark for each part of the screen that holds edits which would be lost with the page. */
    unsavedEdits,
    /** An ARIA snapshot of the screen without the footer, which is the same everywhere. */
    body: () => snapshotOf(page.outline().filter(({ role }) => role !== 'contentinfo')).join('\n'),
    /** Performs the actions, and waits after each for what follows from it. */
    async act(...actions: readonly PageAction[]) {
      for (const action of actions) {
        page.act(action);
        await allSettled(app.scope);
      }
    },
  };
}
