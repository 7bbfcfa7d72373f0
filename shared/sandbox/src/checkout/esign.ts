import { formatDay, utcDayOf } from '@fairlead/domain/packages';
import { HttpError } from '../calls/http-error.ts';
import type { CheckoutRow } from '../database/tables.ts';
import { days } from '../world/clock.ts';
import { momentOf, type World, within } from '../world/world.ts';
import { reopened, withLink } from './checkout-changes.ts';
import { collectionTime } from './collection-time.ts';
import { startDate } from './dates.ts';
import { settleCheckout } from './life-cycle.ts';
import { isApplicant, sendMail, signingTime } from './mails.ts';
import { bindSubmission, reopenSubmission } from './submission-checkout.ts';
import { type Term, termsOf } from './terms.ts';

/** How long an e-mail's link works. */
const linkLife = days(7);

export const declineReasons = [
  'I’m not the right person',
  'Something is wrong in the documents',
  'We chose other insurance',
  'Other',
] as const;

export type EnvelopeState =
  | 'open'
  | 'signed'
  | 'declined'
  | 'canceled'
  | 'link_expired'
  | 'link_replaced'
  | 'unknown';

/** An envelope on the e-signature provider's page. */
export type Envelope = {
  readonly id: string;
  readonly state: EnvelopeState;
  readonly company: string;
  readonly first_name: string;
  readonly officer_name: string;
  readonly officer_title: string;
  readonly officer_email: string;
  /** Whether the officer is the person who bought. */
  readonly is_applicant: boolean;
  readonly documents: readonly string[];
  /** The terms that the signature accepts, line by line. */
  readonly terms: readonly Term[];
  /** The day of the first e-mail to the officer; MM/dd/yyyy. */
  readonly sent: string;
  /** The day it was signed, or the last day to sign; MM/dd/yyyy. */
  readonly date: string;
};

const unknown = (id: string): Envelope => ({
  id,
  state: 'unknown',
  company: '',
  first_name: '',
  officer_name: '',
  officer_title: '',
  officer_email: '',
  is_applicant: false,
  documents: [],
  terms: [],
  sent: '',
  date: '',
});

export type EsignSite = ReturnType<typeof esignSite>;

/** The stand-in for the e-signature provider, without its pages. Anyone with the link may sign, without an account. */
export function esignSite(outer: World) {
  const inside = <Result>(work: (world: World) => Promise<Result>) =>
    outer.store.transaction((store) => work(within(outer, store)));

  return {
    open: (id: string, key: string): Promise<Envelope> =>
      inside(async (world) => envelope(world, id, key)),

    /** Signs with the typed name. Returns its errors, or null. The first decision is final. */
    sign: (id: string, key: string, typed: SignatureForm): Promise<SignatureErrors | null> =>
      inside(async (world) => {
        const { state } = await envelope(world, id, key);
        const checkout = await world.store.get('checkout', id);
        if (state !== 'open' || !checkout) return null;
        const errors = signatureErrors(typed, checkout.officer.name);
        if (errors.name || errors.consent) return errors;
        await signed(world, checkout);
        return null;
      }),

    decline: (id: string, key: string, reason: string): Promise<void> =>
      inside(async (world) => {
        if (!declineReasons.some((known) => known === reason))
          throw new HttpError(400, 'Choose a reason.', { code: 'reason_missing' });
        const { state } = await envelope(world, id, key);
        const checkout = await world.store.get('checkout', id);
        if (state === 'open' && checkout) await declined(world, checkout, reason);
      }),

    /** Sends a new link to the same officer. The 30 days aren't extended. */
    sendNewLink: (id: string): Promise<void> =>
      inside(async (world) => {
        const checkout = await settled(world, id);
        if (!checkout || checkout.end !== null || checkout.sent_at === null) return;
        const sent = withLink(checkout, world.now());
        await world.store.put('checkout', sent);
        await sendMail(world, 'officer_new_link', sent, world.now());
      }),
  };
}

export type SignatureForm = { readonly name: string; readonly hasConsent: boolean };
export type SignatureErrors = { readonly name: string | null; readonly consent: string | null };

/** Returns the errors of both fields. Compares only the letters of the name, without case. */
export function signatureErrors({ name, hasConsent }: SignatureForm, officer: string) {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const differs = `Type the name the documents were prepared for: ${officer}.`;
  return {
    name:
      name.trim() === ''
        ? 'Type your full name.'
        : letters(name) === letters(officer)
          ? null
          : differs,
    consent: hasConsent ? null : 'Check the box to sign electronically.',
  };
}

async function settled(world: World, id: string): Promise<CheckoutRow | undefined> {
  const before = await world.store.get('checkout', id);
  if (before) await settleCheckout(world, before);
  return world.store.get('checkout', id);
}

async function envelope(world: World, id: string, key: string): Promise<Envelope> {
  const checkout = await settled(world, id);
  if (!checkout?.link) return unknown(id);
  const { officer, applicant, company, documents, end, sent_at } = checkout;
  const sent = sent_at ?? world.now();
  return {
    id,
    state: stateOf(world, checkout, key),
    company,
    first_name: applicant.first_name,
    officer_name: officer.name,
    officer_title: officer.title,
    officer_email: officer.email,
    is_applicant: isApplicant(checkout),
    documents,
    terms: await termsOf(world, checkout),
    sent: formatDay(utcDayOf(sent)),
    date: formatDay(utcDayOf(end ? end.at : sent + signingTime)),
  };
}

function stateOf(world: World, { end, link }: CheckoutRow, key: string): EnvelopeState {
  if (end?.kind === 'signed' || end?.kind === 'unpaid') return 'signed';
  if (end) return end.kind;
  if (link?.key !== key) return 'link_replaced';
  return world.now() - link.sent_at > linkLife ? 'link_expired' : 'open';
}

const legacyOf = async ({ store }: World, { legacy_application_id: id }: CheckoutRow) =>
  id === null ? undefined : store.get('legacy', id);

async function signed(world: World, checkout: CheckoutRow): Promise<void> {
  const legacy = await legacyOf(world, checkout);
  const at = world.now();
  const start = startDate(checkout.requested_date, at);
  const next: CheckoutRow = {
    ...checkout,
    end: { kind: 'signed', at, reason: null },
    start_date: start,
    collect_at: collectionTime(checkout, start, at),
  };
  await world.store.put('checkout', next);
  if (legacy)
    await world.store.put('legacy', {
      ...legacy,
      status: 'awaiting_payment',
      signed_at: momentOf(at),
    });
  await bindSubmission(world, next);
  await sendMail(world, 'officer_signed', next, at);
  await sendMail(world, 'signed_applicant', next, at);
  await settleCheckout(world, next);
}

async function declined(world: World, checkout: CheckoutRow, reason: string): Promise<void> {
  const legacy = await legacyOf(world, checkout);
  const at = world.now();
  const next: CheckoutRow = { ...checkout, end: { kind: 'declined', at, reason } };
  await world.store.put('checkout', next);
  if (legacy) await world.store.put('legacy', reopened(legacy, next, 'declined'));
  await reopenSubmission(world, next);
  await sendMail(world, 'officer_declined_applicant', next, at);
}
