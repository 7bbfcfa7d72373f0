import type { LegacyApplication } from '@fairlead/contracts';
import { createSandbox } from '../sandbox.ts';
import { makeToken } from '../stand-ins/stripe/token.ts';
import { ask } from './ask.ts';
import { now } from './now.ts';

export const officer = {
  officer_name: 'Marguerite Oyelaran',
  officer_email: 'marguerite@pellucidwharf.example.com',
  officer_title: 'CFO',
};
const accountOf = (institution: string) => ({
  token: undefined,
  payment_method: 'ach_debit',
  plaid_token: 'public-sandbox-01234567-89ab-cdef-0123-456789abcdef',
  plaid_account_id: `account-${institution}-checking-01234567`,
});
/** Accounts at the institutions of the provider's sandbox, by the last digits of their ids. */
export const banks = {
  platypus: accountOf('508'),
  gingham: accountOf('509'),
  tattersall: accountOf('510'),
  tartan: accountOf('511'),
  houndstooth: accountOf('512'),
};

/** A quoted legacy application and the way to pay for its recommended package: $2,252.10 now, or $13,117.46 for the year. */
export async function legacyCheckout(
  persona = 'legacy-officer-differs',
  flags: Readonly<Record<string, boolean>> = {},
) {
  const sandbox = await createSandbox({ now, persona, flags, zone: 'UTC' });
  // The life cycle counts every millisecond.
  await sandbox.pause();
  await sandbox.world.settings.change({ paused_at: Date.parse(now) });
  const caleb = sandbox.visitor(persona);
  const [{ id = '' } = {}] = await ask<LegacyApplication[]>(caleb, 'list-legacy-applications');
  const params = { id };
  const pay = (body: object = {}, key: string | null = 'key-1') =>
    ask<{ status: string }>(caleb, 'create-payment', {
      params,
      headers: key === null ? {} : { 'Idempotency-Key': key },
      body: {
        amount_cents: 225_210,
        ...officer,
        package_slug: 'recommended',
        payment_schedule: 'monthly',
        payment_method: 'card',
        transaction_fees_displayed: false,
        token: makeToken('4242424242424242'),
        ...body,
      },
    });
  const read = () => ask<LegacyApplication>(caleb, 'get-legacy-application', { params });
  return {
    sandbox,
    caleb,
    params,
    pay,
    read,
    status: async () => (await read()).status,
    checkouts: () => sandbox.world.store.list('checkout'),
    subjects: async (email?: string) =>
      (await caleb.login.mailbox(email)).map(({ subject }) => subject).reverse(),
  };
}
