import { legacyCheckout, officer } from './legacy-checkout.ts';
import { openedEnvelope } from './opened-envelope.ts';

export const minute = 60_000;

export const day = 24 * 60 * minute;

export type Checkout = Awaited<ReturnType<typeof legacyCheckout>>;

/** What the officer opens, who signs with their own name. */
export async function envelope({ sandbox }: Checkout) {
  const opened = await openedEnvelope(sandbox, officer.officer_email);
  const sign = (name = officer.officer_name, hasConsent = true) => opened.sign(name, hasConsent);
  return { ...opened, sign };
}

/** Pays and waits for the e-mail to the officer. */
export async function sent(body: object = {}, flags: Readonly<Record<string, boolean>> = {}) {
  const checkout = await legacyCheckout(undefined, flags);
  await checkout.pay(body);
  await checkout.sandbox.advance(minute);
  return checkout;
}

/** Pays and signs. */
export async function signed(body: object = {}) {
  const checkout = await sent(body);
  await (await envelope(checkout)).sign();
  return checkout;
}

/** Sessions end before the life cycle does. */
export async function pass({ sandbox, caleb }: Checkout, ms: number) {
  await sandbox.advance(ms);
  await caleb.login.signIn('caleb@pellucidwharf.example.com');
}
