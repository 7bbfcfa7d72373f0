import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { createStore, type Node, type Scope } from 'effector';
// Effector keeps it for its tools; `effector/inspect` would describe each of ten thousand nodes a scenario.
// @ts-expect-error: it has no type.
import { setInspector } from 'effector/effector.mjs';
import { isSlip } from '../../run/failure.ts';
import { countBegin, countEnd } from './pending-effects.ts';

type Visit = {
  readonly node: Node;
  readonly value: unknown;
  readonly scope?: Scope;
};
type Computed = { readonly fail: unknown; readonly failReason?: unknown };
/** `mayBeMeant`: an effect failed with a plain error, which its screen may handle. */
export type Tell = (error: Error, where: string, mayBeMeant: boolean) => void;

/** The listener of a scope, given with `fork({ values })`. */
export const $tell = createStore<Tell | null>(null, { serialize: 'ignore' });

const reported = new WeakSet<Error>();
const fromOutside = new WeakSet<Error>();

/**
 * Reports what the product's rules and effects throw, to the listener of their scope (effector only prints the former), and
 * counts the effects that have begun and not ended.
 */
export function hearErrors(): void {
  setInspector(visit);
}

/** Marks a handler's rejections as failures of the outside world, not as errors of the product. */
export function asOutside<Request>(
  answer: (request: Request) => unknown,
): (request: Request) => unknown {
  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Error) fromOutside.add(error);
      throw error;
    }
  };
}

function visit({ node, value, scope }: Visit, { fail, failReason }: Computed): void {
  if (!scope) return;
  if (fail) hear(scope, failReason, false);
  else if (node.meta.op === 'effect') countBegin(scope, node);
  else if (node.meta.named === 'finally') {
    countEnd(scope, node);
    if (isFailure(value)) hear(scope, value.error, true);
  }
}

function hear(scope: Scope, error: unknown, isOfEffect: boolean): void {
  if (!(error instanceof Error) || reported.has(error) || isAnswer(error)) return;
  reported.add(error);
  const where = isOfEffect ? 'thrown in an effect' : 'thrown in a rule';
  scope.getState($tell)?.(error, where, isOfEffect && !isSlip(error));
}

const isFailure = (value: unknown): value is { readonly error: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'fail';

/** A failed call or vendor: the product handles it, and reports it if necessary. */
const isAnswer = (error: Error): boolean =>
  fromOutside.has(error) ||
  error instanceof ApiError ||
  error instanceof NetworkError ||
  error instanceof ContractError;
