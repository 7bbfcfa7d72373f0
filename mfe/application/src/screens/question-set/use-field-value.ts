import type { FieldInput } from '@fairlead/domain/question-set';
import { createWatch, type Scope } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { ApplicationModel } from '../../model/index.ts';
import { useModel } from '../../use-model.ts';

type QuestionSetModel = ApplicationModel['questionSet'];
type Listeners = Map<string, Set<() => void>>;

const listenersByModel = new WeakMap<Scope, WeakMap<QuestionSetModel, Listeners>>();

/**
 * Returns the value of one field. The model reports which field changed, so only that one is read: comparing a thousand
 * fields, as useKeyed does, costs a third of a keystroke.
 */
export function useFieldValue(id: string): FieldInput | undefined {
  const { questionSet } = useModel();
  const scope = useProvidedScope();
  if (!scope)
    throw new Error(
      `The field '${id}' was rendered outside an area: there is no scope. Render it inside microFrontend().`,
    );
  const subscribe = useCallback(
    (changed: () => void) => {
      const listeners = listenersOf(scope, questionSet);
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(changed));
      return () => {
        own.delete(changed);
        if (own.size === 0) listeners.delete(id);
      };
    },
    [scope, questionSet, id],
  );
  return useSyncExternalStore(subscribe, () => scope.getState(questionSet.$values).get(id));
}

function listenersOf(scope: Scope, model: QuestionSetModel): Listeners {
  const ofScope = listenersByModel.get(scope) ?? new WeakMap<QuestionSetModel, Listeners>();
  listenersByModel.set(scope, ofScope);
  const found = ofScope.get(model);
  if (found) return found;
  const listeners: Listeners = new Map();
  ofScope.set(model, listeners);
  createWatch({
    unit: model.fieldSettled,
    scope,
    fn: (id) => {
      for (const changed of listeners.get(id) ?? []) changed();
    },
  });
  createWatch({
    unit: model.formReplaced,
    scope,
    fn: () => {
      for (const own of [...listeners.values()]) for (const changed of own) changed();
    },
  });
  return listeners;
}
