import type { CallFailure, Endpoint } from '@fairlead/contracts';
import { attach, createEvent, createStore, type Effect } from 'effector';
import { type Asked, type CallOptions, createCallFx } from './call-fx.ts';
import type { CamelCased } from './camel-case.ts';
import { requestFx } from './request.ts';

type Cached = { readonly at: number; readonly answer: unknown; readonly outlivesWrites: boolean };
type Cache = {
  /** By call and question. */
  readonly answers: ReadonlyMap<string, Cached>;
  /** How often what the server holds may have changed: an answer that was asked for before is not kept after. */
  readonly turn: number;
};

/** Forgets every answer (logout, switching clients). */
export const cacheCleared = createEvent();
const kept = createEvent<Cached & { readonly key: string; readonly turn: number }>();
/** Also one without an answer: the server may have taken it. */
const written = requestFx.finally.filter({ fn: ({ params }) => params.method !== 'GET' });

/** A§9: cached forever unless a query says how long; what this person changes is asked for again. */
const $cache = createStore<Cache>({ answers: new Map(), turn: 0 }, { serialize: 'ignore' })
  .on(kept, (cache, { key, turn, ...cached }) =>
    turn === cache.turn ? { turn, answers: new Map(cache.answers).set(key, cached) } : cache,
  )
  .on(written, ({ answers, turn }) => ({
    turn: turn + 1,
    answers: new Map([...answers].filter(([, { outlivesWrites }]) => outlivesWrites)),
  }))
  .on(cacheCleared, ({ turn }) => ({ turn: turn + 1, answers: new Map() }));

export type QueryOptions = CallOptions & {
  /** After how long an answer is asked for again, in ms. Without it: never. */
  readonly staleAfter?: number;
  /** Nothing that this person does changes the answer. */
  readonly outlivesWrites?: boolean;
};

/**
 * A call whose answer is asked for once and then kept (A§9 "Queries are cached forever") until this person writes
 * something. For what only changes so; what the server changes by itself is polled, or asked for with `createCallFx`.
 */
export function createQueryFx<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  { staleAfter = Number.POSITIVE_INFINITY, outlivesWrites = false, ...options }: QueryOptions = {},
) {
  const callFx = createCallFx(endpoint, options);
  type Result = Camel extends true ? CamelCased<Answer> : Answer;
  type QueryFx = Effect<Asked<Query, Body, Path>, Result, CallFailure>;
  return attach({
    source: $cache,
    effect: async ({ answers, turn }, asked: Asked<Query, Body, Path>) => {
      const key = `${endpoint.name} ${JSON.stringify(asked ?? null)}`;
      const cached = answers.get(key);
      if (cached && Date.now() - cached.at < staleAfter) return cached.answer;
      const answer = await callFx(asked);
      kept({ key, turn, at: Date.now(), answer, outlivesWrites });
      return answer;
    },
  }) as unknown as QueryFx;
}
