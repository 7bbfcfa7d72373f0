import { isRecord } from '@fairlead/domain';
import { HttpError } from './http-error.ts';
import type { AnyContext, KeyRule, Route } from './route.ts';
import type { RequestHeaders } from './sandbox-request.ts';

/**
 * Runs a use case once for each Idempotency-Key of a person: the same key gets the same response. A refused attempt
 * stores no response, so it may be repeated. A used key is refused with another displayed amount or another body.
 */
export async function onceForKey(
  { endpoint, useCase, keyRule = sameBody }: Route,
  context: AnyContext,
): Promise<unknown> {
  const key = context.headers.get('Idempotency-Key');
  if (!key || !endpoint.headers.includes('Idempotency-Key')) return useCase(context);
  const id = `${endpoint.name}/${context.person?.id ?? 'anyone'}/${key}`;
  const { store } = context.world;
  const known = await store.get('answered', id);
  const asked = shown(context.headers);
  const repeats = inOrder(keyRule.repeats(context.body));
  if (known && known.asked !== asked)
    throw new HttpError(409, 'This key was used with another displayed amount', {
      code: 'amount_changed',
    });
  if (known && known.repeats !== repeats) keyRule.refuse();
  if (known) return known.answer;
  const answer = await useCase(context);
  await store.put('answered', { id, asked, answer, repeats });
  return answer;
}

const sameBody: KeyRule = {
  repeats: (body) => body,
  refuse: () => {
    throw new HttpError(409, 'This key was used with another request', { code: 'key_used' });
  },
};

/** A body as text, whatever the order of its fields. */
const inOrder = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value,
  ) ?? '';

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** The displayed amount is part of a payment: another amount means another request. */
const shown = (headers: RequestHeaders): string =>
  JSON.stringify([headers.get('Displayed-Amount-Cents'), headers.get('Displayed-Quote-Ids')]);
