import { formatMoney } from '@fairlead/domain/money';
import { utcDayOf } from '@fairlead/domain/packages';
import { legacyContent } from '../content/legacy.ts';
import type { CheckoutRow } from '../database/tables.ts';
import { days } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { writtenDay } from './dates.ts';
import { putMail } from './put-mail.ts';

/** How long an officer has to sign, from the first e-mail on. */
export const signingTime = days(30);

/** Where the stand-in of the e-signature provider opens an envelope. */
const envelopeAddress = ({ id, link }: Pick<CheckoutRow, 'id' | 'link'>): string =>
  `/esign/${id}?key=${link?.key ?? ''}`;

/** Puts an e-mail of legacy.yaml into the mailbox, dated `at`. */
export async function sendMail(world: World, id: string, checkout: CheckoutRow, at: number) {
  const template = legacyContent.emails.find((email) => email.id === id);
  if (!template) throw new Error(`legacy.yaml has no e-mail '${id}'`);
  const opens = envelopeAddress(checkout);
  const body = (isApplicant(checkout) && template.own) || template.body;
  await putMail(world, { ...template, body }, { values: valuesOf(checkout, at), opens, at });
}

/** Whether the person who bought signs too. E-mails don't talk about their reader. */
export const isApplicant = ({ officer, applicant }: CheckoutRow): boolean =>
  officer.email.toLowerCase() === applicant.email.toLowerCase();

const boughtId = ({ legacy_application_id, market_submission_id }: CheckoutRow): string =>
  legacy_application_id ?? market_submission_id?.replace('ms_', '').toUpperCase() ?? '';

function valuesOf(checkout: CheckoutRow, at: number): Readonly<Record<string, string>> {
  const { officer, applicant, company, amount_cents, sent_at, start_date, end } = checkout;
  const until = (sent_at ?? at) + signingTime;
  return {
    first_name: applicant.first_name,
    email: applicant.email,
    officer_email: officer.email,
    officer_first_name: officer.name.split(' ')[0] ?? '',
    company,
    amount: formatMoney(amount_cents),
    link: envelopeAddress(checkout),
    days_left: String(Math.round((until - at) / days(1))),
    reason: end?.reason ?? '',
    policy_number: `FL-${boughtId(checkout)}`,
    date: writtenDay(start_date ?? utcDayOf(until)),
  };
}
