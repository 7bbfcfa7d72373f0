import { HttpError } from './http-error.ts';
import type { AnyContext, Route } from './route.ts';
import type { RequestHeaders } from './sandbox-request.ts';

/**
 * Runs a use case once for each Idempotency-Key of a person: the same key gets the same response. A refused attempt
 * stores no response, so it may be repeated. A used key is refused with another displayed amount, and with another body
 * if the route has a rule for it.
 */
export async function onceForKey(
  { endpoint, useCase, keyRule }: Route,
  context: AnyContext,
): Promise<unknown> {
  const key = context.headers.get('Idempotency-Key');
  if (!key || !endpoint.headers.includes('Idempotency-Key')) return useCase(context);
  const id = `${endpoint.name}/${context.person?.id ?? 'anyone'}/${key}`;
  const { store } = context.world;
  const known = await store.get('answered', id);
  const asked = shown(context.headers);
  const repeats = keyRule && JSON.stringify(keyRule.repeats(context.body));
  if (known && known.asked !== asked)
    throw new HttpError(409, 'This key was used with another displayed amount', {
      code: 'amount_changed',
    });
  if (known && keyRule && known.repeats !== repeats) keyRule.refuse();
  if (known) return known.answer;
  const answer = await useCase(context);
  await store.put('answered', { id, asked, answer, ...(repeats ? { repeats } : {}) });
  return answer;
}

/** The displayed amount is part of a payment: another amount means another request. */
const shown = (headers: RequestHeaders): string =>
  JSON.stringify([headers.get('Displayed-Amount-Cents'), headers.get('Displayed-Quote-Ids')]);
