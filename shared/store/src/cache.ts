import type { CallFailure, Endpoint } from '@fairlead/contracts';
import { attach, createEvent, createStore } from 'effector';
import { type Asked, type CallOptions, createCallFx } from './call-fx.ts';

type Cached = { readonly at: number; readonly answer: unknown };

/** Forgets every answer (logout, switching clients). */
export const cacheCleared = createEvent();
/** Forgets the answers to one call. */
export const invalidated = createEvent<{ readonly name: string }>();
const kept = createEvent<{ key: string; cached: Cached }>();

/** Answers by call and question. A§9: cached forever unless a query says how long. */
export const $cache = createStore<ReadonlyMap<string, Cached>>(new Map(), { serialize: 'ignore' })
  .on(kept, (cache, { key, cached }) => new Map(cache).set(key, cached))
  .on(
    invalidated,
    (cache, { name }) => new Map([...cache].filter(([key]) => !key.startsWith(`${name} `))),
  )
  .reset(cacheCleared);

export type QueryOptions = CallOptions & {
  /** After how long an answer is asked for again, in ms. Without it: never. */
  readonly staleAfter?: number;
};

/** A call whose answer is asked for once and then kept (A§9 "Queries are cached forever"). */
export function createQueryFx<Query, Body, Answer, Path extends string>(
  endpoint: Endpoint<Query, Body, Answer, Path>,
  { staleAfter = Number.POSITIVE_INFINITY, ...options }: QueryOptions = {},
) {
  const callFx = createCallFx(endpoint, options);
  return attach({
    source: $cache,
    effect: async (cache, asked: Asked<Query, Body, Path>): Promise<Answer> => {
      const key = `${endpoint.name} ${JSON.stringify(asked ?? null)}`;
      const cached = cache.get(key);
      if (cached && Date.now() - cached.at < staleAfter) return cached.answer as Answer;
      const answer = (await callFx(asked)) as Answer;
      kept({ key, cached: { at: Date.now(), answer } });
      return answer;
    },
  }) as unknown as ReturnType<typeof attachOf<Asked<Query, Body, Path>, Answer>>;
}

declare function attachOf<Asked, Answer>(): import('effector').Effect<Asked, Answer, CallFailure>;
