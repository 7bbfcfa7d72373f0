import { textAnswer } from '../conditions/index.ts';
import { flatAnswers } from '../content/personas.ts';
import type { ApplicationRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { hostOf } from './website-host.ts';

/** Whether another client's account holds a company with the same website or the same FEIN (ELI-07). */
export async function hasCompanyConflict(
  { store }: World,
  { client_id, answers }: ApplicationRow,
): Promise<boolean> {
  const own = flatAnswers(answers);
  const host = hostOf(textAnswer(own, 'website-field-v1') ?? '');
  const clients = host ? await store.list('client', 'website_host', host) : [];
  if (clients.some(({ id }) => id !== client_id)) return true;
  const fein = textAnswer(own, 'fein');
  if (!fein) return false;
  const others = await store.list('application');
  return others.some(
    (other) =>
      other.client_id !== client_id && textAnswer(flatAnswers(other.answers), 'fein') === fein,
  );
}
