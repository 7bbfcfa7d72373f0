import { type MadeDraft, withDrafts } from '@fairlead/store';
import { clearNode, createNode, type Node, type Scope, scopeBind, withRegion } from 'effector';
import type { Definition } from './definition.ts';
import { forgetModel, type MadeIds, noteIds } from './forget-model.ts';
import { nextTask } from './next-task.ts';
import { connectScreens } from './screens-entered.ts';

/** One loaded build of an area, with its model once that is created. */
export type AreaInstance = {
  readonly definition: Definition<unknown>;
  /** Creates the model, or the rest of it, on the first call; later calls return the same one. */
  make(): unknown;
  /** Creates the model like `make`, but lets the browser answer a person between its steps. */
  makeInSteps(): Promise<void>;
  /** Returns the drafts of its model, which is created if necessary. */
  drafts(): readonly MadeDraft[];
  enter(scope: Scope): void;
  leave(scope: Scope): void;
  /** Disconnects the model, from shared units too, and deletes its state in the scope. */
  dispose(scope: Scope | undefined): void;
};

export function createAreaInstance(definition: Definition<unknown>): AreaInstance {
  let making: Making | null = null;
  const begin = () => {
    making ??= beginModel(definition);
    return making;
  };
  const step = (current: Making) => {
    try {
      takeStep(current);
    } catch (error) {
      // The next call begins anew.
      making = null;
      clearNode(current.region);
      throw error;
    }
  };
  const ensure = (): Made => {
    const current = begin();
    while (!current.made) step(current);
    return current.made;
  };
  return {
    definition,
    make: () => ensure().model,
    async makeInSteps() {
      const current = begin();
      // Somebody else may have needed the model, or disposed of it, in the meantime.
      while (making === current && !current.made) {
        step(current);
        await nextTask();
      }
    },
    drafts() {
      ensure();
      return begin().drafts;
    },
    // Not allSettled: while anything is pending in the scope, it keeps a promise for each call.
    enter: (scope) => scopeBind(ensure().screens.mounted, { scope })(),
    leave: (scope) => {
      if (making?.made) scopeBind(making.made.screens.unmounted, { scope })();
    },
    dispose(scope) {
      if (!making) return;
      if (scope) for (const ids of making.ids) forgetModel(ids, scope);
      clearNode(making.region);
      making = null;
    },
  };
}

type Made = { readonly model: unknown; readonly screens: ReturnType<typeof connectScreens> };

/** A model that is being created, or that has been. */
type Making = {
  readonly area: string;
  readonly steps: Generator<undefined, unknown>;
  readonly region: Node;
  /** Of each step: others create units in between. */
  readonly ids: MadeIds[];
  readonly drafts: MadeDraft[];
  made: Made | null;
};

function beginModel({ name, createModel }: Definition<unknown>): Making {
  const steps = createModel.steps?.() ?? inOneStep(createModel);
  const region = createNode({ regional: true });
  return { area: name, steps, region, ids: [], drafts: [], made: null };
}

// biome-ignore lint/correctness/useYield: it has no place to pause.
function* inOneStep(createModel: () => unknown): Generator<undefined, unknown> {
  return createModel();
}

function takeStep(making: Making): void {
  const { made, ids } = noteIds(() =>
    withRegion(making.region, () =>
      withDrafts((): Made | null => {
        const { done, value } = making.steps.next();
        return done ? { model: value, screens: connectScreens(making.area) } : null;
      }),
    ),
  );
  making.ids.push(ids);
  making.drafts.push(...made.drafts);
  making.made = made.made;
}
