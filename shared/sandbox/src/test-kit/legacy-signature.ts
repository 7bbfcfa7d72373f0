import { esignSite } from '../checkout/esign.ts';
import { legacyCheckout, officer } from './legacy-checkout.ts';

export const minute = 60_000;

export const day = 24 * 60 * minute;

export type Checkout = Awaited<ReturnType<typeof legacyCheckout>>;

/** What the officer opens: the link of the newest e-mail. */
export async function envelope({ caleb, sandbox }: Checkout) {
  const mails = await caleb.login.mailbox(officer.officer_email);
  const opens = mails.find((mail) => mail.opens?.startsWith('/esign/'))?.opens ?? '';
  const url = new URL(opens, 'http://here');
  const [id = '', key = ''] = [url.pathname.split('/').at(-1), url.searchParams.get('key') ?? ''];
  const site = esignSite(sandbox.world);
  return {
    opens,
    open: () => site.open(id, key),
    sign: (name = officer.officer_name, hasConsent = true) =>
      site.sign(id, key, { name, hasConsent }),
    decline: (reason = 'Other') => site.decline(id, key, reason),
    newLink: () => site.sendNewLink(id),
  };
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
