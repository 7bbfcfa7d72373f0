import type { PreviousPayment } from '@fairlead/domain/legacy';
import type { LegacyRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';

/** Returns the method of the client's newest first payment; null if there is none (legacy.md §8). */
export async function previousPayment(
  world: World,
  { client_id, previous_payment }: LegacyRow,
): Promise<PreviousPayment | null> {
  const others = await world.store.list('legacy', 'client_id', client_id);
  const paid = previous_payment ?? others.findLast((row) => row.previous_payment)?.previous_payment;
  if (!paid) return null;
  return {
    type: paid.type ?? '',
    charge_type: paid.charge_type ?? '',
    network: paid.network ?? null,
    bank: paid.bank ?? null,
    last_four: paid.last_four ?? '',
  };
}
