import { ApiError, type Call, NetworkError } from '@fairlead/contracts';

/** Responses by call name, functions only. */
export type AnswerFunctions = Readonly<Record<string, (call: Call) => unknown>>;

/** Returns an answer that fails with this status. */
export const fails =
  (status: number, body: ConstructorParameters<typeof ApiError>[1] = {}) =>
  (): never => {
    throw new ApiError(status, body);
  };

/** Returns an answer that fails with this status and error code; the message is the code by default. */
export const failsWithCode = (status: number, errorCode: string, message = errorCode) =>
  fails(status, { errorCode, message });

/** Returns the next of these each time; the last one again and again. */
function createTurns<Item>(items: readonly Item[]): () => Item | undefined {
  let turn = 0;
  return () => {
    const item = items[Math.min(turn, items.length - 1)];
    turn += 1;
    return item;
  };
}

/** Answers each call with the next of these; the last one stays. */
export function inTurn(...answers: readonly ((call: Call) => unknown)[]) {
  const next = createTurns(answers);
  return (call: Call) => next()?.(call);
}

/** Answers each call with the next of these values; the last one stays. Errors are thrown. */
export function oneAfterAnother(...answers: readonly unknown[]) {
  const next = createTurns(answers);
  return (): unknown => {
    const answer = next();
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** An answer that stays pending. */
export const noAnswerYet = () => new Promise<never>(() => {});

/** An answer that never arrives: the connection drops. */
export const dropped = (): never => {
  throw new NetworkError();
};
