import type { Call } from '@fairlead/contracts';
import { formatPendingCall } from '../../run/playing/pending-call.ts';
import type { Connection } from './world.ts';

/** Remembers which calls of a document have no response yet, and the last response of each. */
export function createCallLog() {
  const pending = new Map<symbol, Call>();
  const responses = new Map<string, unknown>();
  /** The responses that no journal entry has taken, by the address of their call, the oldest first. */
  const arrived = new Map<string, unknown[]>();
  return {
    /** Not an async function: the response arrives in the same turn as without it. */
    through:
      (answer: Connection['answer']): Connection['answer'] =>
      (call) => {
        const id = Symbol();
        const forget = () => pending.delete(id);
        const response = Promise.resolve(answer(call));
        pending.set(id, call);
        response.then((value) => {
          forget();
          responses.delete(call.name);
          responses.set(call.name, value);
          const key = keyOf(call.method, `${call.service}${call.path}`);
          arrived.set(key, [...(arrived.get(key) ?? []), value]);
        }, forget);
        return response;
      },
    /** Returns the calls without a response, as failures name them. */
    pending: (): readonly string[] => [...pending.values()].map(formatPendingCall),
    /** Returns the response of a successful call that the journal lists now. */
    take: (method: string, path: string): unknown => arrived.get(keyOf(method, path))?.shift(),
    /** Returns the responses by the names of their calls, the newest first. */
    responses: (): ReadonlyMap<string, unknown> => new Map([...responses].reverse()),
  };
}

const keyOf = (method: string, path: string) => `${method} ${path}`;
