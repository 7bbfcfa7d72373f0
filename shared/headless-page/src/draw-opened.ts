import type { Definition } from '@fairlead/mfe-kit/definition';
import { provideHost } from '@fairlead/mfe-kit/host';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { allSettled, type Scope } from 'effector';
import { onTestFinished } from 'vitest';
import { drawPage } from './testing.tsx';

type Area = Pick<Definition<unknown>, 'name' | 'screens' | 'view'>;
type Opened = { readonly model: unknown; readonly scope: Scope };

/** Renders an area for a test, until the test ends. */
export function drawOpened<App extends Opened>(area: Area, app: App) {
  const unsavedEdits = new Set<symbol>();
  provideHost({ scope: app.scope, report: () => {}, talkToAdvisor: () => {}, unsavedEdits });
  const page = drawPage({ ...area, model: app.model, scope: app.scope });
  onTestFinished(page.unmount);
  return {
    ...app,
    ...page,
    /** One entry for each part of the screen with unsaved edits. */
    unsavedEdits,
    /** Returns an ARIA snapshot of the screen without the footer, which is the same everywhere. */
    body: () => snapshotOf(page.outline().filter(({ role }) => role !== 'contentinfo')).join('\n'),
    /** Performs the actions, and waits for the effects of each. */
    async act(...actions: readonly PageAction[]) {
      for (const action of actions) {
        page.act(action);
        await allSettled(app.scope);
      }
    },
  };
}
