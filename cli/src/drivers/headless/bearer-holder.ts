import type { HttpClient } from '@fairlead/store';
import type { Connection } from './world.ts';

/** The bearer token of an embedded document. It is sent with each request and stored nowhere else. */
export function bearerHolder(): HttpClient & {
  through(answer: Connection['answer']): Connection['answer'];
} {
  let bearer: string | null = null;
  return {
    send: () => Promise.reject(new Error('The headless driver sends nothing over HTTP.')),
    authorize(token) {
      bearer = token;
    },
    // A document here is never loaded again.
    resume: () => {},
    through: (answer) => (call) =>
      answer(
        bearer
          ? { ...call, headers: { ...call.headers, Authorization: `Bearer ${bearer}` } }
          : call,
      ),
  };
}
