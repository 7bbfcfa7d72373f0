import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import type { Message } from 'effector/inspect';
import { isSlip } from '../../run/causes/failure.ts';

/** `mayBeMeant`: an effect failed with a plain error, which its screen may handle. */
export type Tell = (error: Error, where: string, mayBeMeant: boolean) => void;

const reported = new WeakSet<Error>();
const fromOutside = new WeakSet<Error>();

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

/** Tells once what a rule or an effect of the product threw; effector only prints the former. */
export function tellError({ type, error, value, meta }: Message, tell: Tell): void {
  if (type === 'error') tellOnce(error, 'thrown in a rule', () => false);
  else if (meta.named === 'finally' && isFailure(value))
    tellOnce(value.error, 'thrown in an effect', (thrown) => !isSlip(thrown));

  function tellOnce(thrown: unknown, where: string, mayBeMeant: (thrown: Error) => boolean) {
    if (!(thrown instanceof Error) || reported.has(thrown) || isAnswer(thrown)) return;
    reported.add(thrown);
    tell(thrown, where, mayBeMeant(thrown));
  }
}

const isFailure = (value: unknown): value is { readonly error: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'fail';

/** A failed call or vendor: the product handles it, and reports it if necessary. */
const isAnswer = (error: Error): boolean =>
  fromOutside.has(error) ||
  error instanceof ApiError ||
  error instanceof NetworkError ||
  error instanceof ContractError;
