import type { World } from '../world/world.ts';
import { collectionTime, paysWhenItRaises } from './collection-time.ts';
import { settleCheckouts } from './life-cycle.ts';
import { sendMail } from './mails.ts';

/** Closes the funding rounds of all companies that pay when they raise: the first payment is collected (LFC-13). */
export async function closeRounds(world: World): Promise<void> {
  await settleCheckouts(world);
  for (const checkout of await world.store.list('checkout')) {
    const { end, start_date, collect_at, round_closed_at } = checkout;
    const isOpen = end === null || (end.kind === 'signed' && collect_at !== null);
    if (!paysWhenItRaises(checkout) || round_closed_at !== undefined || !isOpen) continue;
    const at = world.now();
    const closed = { ...checkout, round_closed_at: at };
    const collected =
      end && start_date !== null
        ? { ...closed, collect_at: collectionTime(closed, start_date, end.at) }
        : closed;
    await world.store.put('checkout', collected);
    await sendMail(world, 'round_closed_applicant', collected, at);
  }
}
