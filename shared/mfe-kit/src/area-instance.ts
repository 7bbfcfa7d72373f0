import { type MadeDraft, withDrafts } from '@fairlead/store';
import { clearNode, createNode, type Scope, scopeBind, withRegion } from 'effector';
import type { Definition } from './definition.ts';
import { forgetModel, noteIds } from './forget-model.ts';
import { connectScreens } from './screens-entered.ts';

/** One loaded build of an area, with its model once that is created. */
export type AreaInstance = {
  readonly definition: Definition<unknown>;
  /** Creates the model on the first call; later calls return the same one. */
  make(): unknown;
  /** Returns the drafts of its model, which is created if necessary. */
  drafts(): readonly MadeDraft[];
  enter(scope: Scope): void;
  leave(scope: Scope): void;
  /** Disconnects the model, from shared units too, and deletes its state in the scope. */
  dispose(scope: Scope | undefined): void;
};

export function createAreaInstance(definition: Definition<unknown>): AreaInstance {
  let made: ReturnType<typeof makeModel> | null = null;
  const ensure = () => {
    made ??= makeModel(definition);
    return made;
  };
  return {
    definition,
    make: () => ensure().model,
    drafts: () => ensure().drafts,
    // Not allSettled: while anything is pending in the scope, it keeps a promise for each call.
    enter: (scope) => scopeBind(ensure().screens.mounted, { scope })(),
    leave: (scope) => {
      if (made) scopeBind(made.screens.unmounted, { scope })();
    },
    dispose(scope) {
      if (!made) return;
      if (scope) forgetModel(made.ids, scope);
      clearNode(made.region);
      made = null;
    },
  };
}

function makeModel({ name, createModel }: Definition<unknown>) {
  const region = createNode({ regional: true });
  const { made, ids } = noteIds(() =>
    withRegion(region, () => ({
      ...withDrafts(createModel),
      screens: connectScreens(name),
    })),
  );
  const { made: model, drafts, screens } = made;
  return { model, drafts, screens, region, ids };
}
