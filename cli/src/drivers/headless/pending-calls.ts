import type { Call } from '@fairlead/contracts';
import { formatPendingCall } from '../../run/playing/pending-call.ts';
import type { Connection } from './world.ts';

/** Remembers which calls of a document have no response yet. */
export function createPendingCalls() {
  const pending = new Map<symbol, Call>();
  return {
    /** Not an async function: the response arrives in the same turn as without it. */
    through:
      (answer: Connection['answer']): Connection['answer'] =>
      (call) => {
        const id = Symbol();
        const forget = () => {
          pending.delete(id);
        };
        const response = Promise.resolve(answer(call));
        pending.set(id, call);
        response.then(forget, forget);
        return response;
      },
    /** Returns the calls without a response, as failures name them. */
    list: (): readonly string[] => [...pending.values()].map(formatPendingCall),
  };
}
