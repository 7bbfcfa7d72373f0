import type { CallFailure, Endpoint } from '@fairlead/contracts';
import { attach, createEvent, createStore, type Effect } from 'effector';
import { type CallOptions, type CallParams, createCallFx } from './call-fx.ts';
import type { CamelCased } from './camel-case.ts';
import { requestFx } from './request.ts';

type Cached = { readonly at: number; readonly answer: unknown; readonly outlivesWrites: boolean };
type Cache = {
  /** By call and parameters. */
  readonly answers: ReadonlyMap<string, Cached>;
  /** Counts the writes, each of which may have changed the server's data. */
  readonly writes: number;
  readonly clearings: number;
};
type CachedAnswer = { readonly key: string; readonly cached: Cached; readonly cacheBefore: Cache };

/** Clears the cache (logout, switching clients). */
export const cacheCleared = createEvent();
const kept = createEvent<CachedAnswer>();
/** Also one without a response: the server may have processed it. */
const written = requestFx.finally.filter({ fn: ({ params }) => params.method !== 'GET' });

/** A§9: cached forever unless the query has a maximum age. A write by this user clears the cache. */
const $cache = createStore<Cache>(
  { answers: new Map(), writes: 0, clearings: 0 },
  { serialize: 'ignore' },
)
  .on(kept, (cache, { key, cached, cacheBefore }) =>
    isCurrent(cache, cacheBefore, cached)
      ? { ...cache, answers: new Map(cache.answers).set(key, cached) }
      : cache,
  )
  .on(written, (cache) => ({
    ...cache,
    writes: cache.writes + 1,
    answers: new Map([...cache.answers].filter(([, { outlivesWrites }]) => outlivesWrites)),
  }))
  .on(cacheCleared, (cache) => ({
    ...cache,
    clearings: cache.clearings + 1,
    answers: new Map(),
  }));

/** The response to a request from before a write, or before the cache was cleared, is used but not cached. */
const isCurrent = (cache: Cache, cacheBefore: Cache, { outlivesWrites }: Cached) =>
  cacheBefore.clearings === cache.clearings &&
  (outlivesWrites || cacheBefore.writes === cache.writes);

export type QueryOptions = CallOptions & {
  /** After how long a response is stale, in ms. Never by default. */
  readonly staleAfter?: number;
  /** No write of this user changes the response. */
  readonly outlivesWrites?: boolean;
};

/**
 * Creates an effect whose response is cached (A§9 "Queries are cached forever") until this user writes something. Only
 * for data that changes by such writes: what the server changes by itself is polled, or requested with `createCallFx`.
 */
export function createQueryFx<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  { staleAfter = Number.POSITIVE_INFINITY, outlivesWrites = false, ...options }: QueryOptions = {},
) {
  const callFx = createCallFx(endpoint, options);
  type Result = Camel extends true ? CamelCased<Answer> : Answer;
  type QueryFx = Effect<CallParams<Query, Body, Path>, Result, CallFailure>;
  return attach({
    source: $cache,
    effect: async (cacheBefore, params: CallParams<Query, Body, Path>) => {
      const key = `${endpoint.name} ${JSON.stringify(params ?? null)}`;
      const known = cacheBefore.answers.get(key);
      if (known && Date.now() - known.at < staleAfter) return known.answer;
      const answer = await callFx(params);
      kept({ key, cached: { at: Date.now(), answer, outlivesWrites }, cacheBefore });
      return answer;
    },
  }) as unknown as QueryFx;
}
