import type { Connection } from './world.ts';

/** Remembers the last response of each call of a document. */
export function createLastAnswers() {
  const answers = new Map<string, unknown>();
  return {
    /** Not an async function: the response arrives in the same turn as without it. */
    through:
      (answer: Connection['answer']): Connection['answer'] =>
      (call) => {
        const response = Promise.resolve(answer(call));
        response.then(
          (value) => {
            answers.delete(call.name);
            answers.set(call.name, value);
          },
          () => {},
        );
        return response;
      },
    /** Returns the responses by the names of their calls, the newest first. */
    list: (): ReadonlyMap<string, unknown> => new Map([...answers].reverse()),
  };
}
