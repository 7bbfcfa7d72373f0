import type { BackEnd } from '../explored-world.ts';
import type { Invariant } from '../invariant.ts';
import { changesSomething } from '../made-calls.ts';

/** Nothing is paid for twice, whatever is pressed twice, repeated or lost on the way. */
export const onePayment: Invariant = {
  name: 'at most one payment',
  watch:
    () =>
    async ({ happened, backEnd }) => {
      if (!changesSomething(happened)) return null;
      const [twice] = await paidTwice(backEnd);
      return twice === undefined ? null : { message: `${twice} is paid for twice` };
    },
};

/** A checkout that ended without a policy may be followed by another one. */
async function paidTwice(backEnd: BackEnd): Promise<readonly string[]> {
  const [payments, checkouts] = await Promise.all([
    backEnd.list('payment'),
    backEnd.list('checkout'),
  ]);
  const isOver = (kind: string | undefined) =>
    kind === 'declined' || kind === 'canceled' || kind === 'unpaid';
  const ended = checkouts.filter(({ end }) => isOver(end?.kind));
  const open = checkouts.filter((one) => !ended.includes(one));
  const paid = [
    ...open.map((one) => one.market_submission_id ?? one.legacy_application_id ?? one.id),
    // Money that was authorized for a checkout that ended is given back.
    ...payments
      .map((one) => one.market_submission_id)
      .filter((id) => !ended.some((one) => one.market_submission_id === id))
      .map((id) => `the payment of ${id}`),
  ];
  return paid.filter((one, index) => paid.indexOf(one) !== index);
}
