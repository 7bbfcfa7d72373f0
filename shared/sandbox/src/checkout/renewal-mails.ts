import { href } from '@fairlead/domain';
import { formatMoney } from '@fairlead/domain/money';
import { unableDecision } from '@fairlead/domain/outcomes';
import { addDays } from '@fairlead/domain/packages';
import { loadRenewals } from '../content/load.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { preRenewalDecisions } from '../renewals/pre-renewal.ts';
import { legacyOf } from '../renewals/start-renewal.ts';
import type { World } from '../world/world.ts';
import { momentOn, writtenDay } from './dates.ts';
import { type MailTemplate, putMail } from './put-mail.ts';

type DueMail = {
  readonly template: string;
  /** When it is sent, in ms since the epoch. */
  readonly at: number;
  /** Distinguishes mails of the same kind about the same application. */
  readonly turn?: number;
  /** The values of its own placeholders. */
  readonly values?: Readonly<Record<string, string>>;
  /** A sentence of the template to leave out. */
  readonly without?: RegExp;
};

/** The smallest difference from last year that the mail states, in cents a year (renewals.yaml, shown_change). */
const shownFrom = 100;

/** Sends the due e-mails about renewals (renewals.yaml), each once and with the date it was due. */
export async function settleRenewalMails(world: World): Promise<void> {
  const applications = await world.store.list('application');
  const templates = applications.some(({ shown }) => shown.renewal?.policy_ends)
    ? await readTemplates()
    : new Map<string, MailTemplate>();
  for (const application of applications)
    for (const mail of await mailsAbout(world, application)) {
      const id = `mail_${application.id}_${mail.template}_${mail.turn ?? 0}`;
      const template = templates.get(mail.template);
      if (!template || mail.at > world.now() || (await world.store.get('mail', id))) continue;
      const values = { ...(await valuesOf(world, application)), ...mail.values };
      const body = mail.without ? template.body.replace(mail.without, '') : template.body;
      await putMail(world, { ...template, body }, { id, values, opens: values.link, at: mail.at });
    }
}

async function readTemplates(): Promise<ReadonlyMap<string, MailTemplate>> {
  const { emails } = await loadRenewals();
  return new Map(emails.map((email) => [email.id, email]));
}

async function mailsAbout(world: World, application: ApplicationRow): Promise<DueMail[]> {
  const { renewal, status } = application.shown;
  if (!renewal?.policy_ends) return [];
  if (renewal.is_renewal_application) return aboutRenewal(world, application);
  return status === 'SUBMITTED' ? aboutPolicy(world, application, renewal.policy_ends) : [];
}

/** Returns the mails until the policy is renewed: that it can be, that it should be, and that it ended. */
async function aboutPolicy(world: World, policy: ApplicationRow, ends: string): Promise<DueMail[]> {
  const childId = policy.shown.renewal?.renewal_child_application_id;
  const child = childId ? await world.store.get('application', childId) : undefined;
  if (unableDecision(await preRenewalDecisions(world, policy))) return [];
  const { timeline } = await loadRenewals();
  const [opens = 0] = timeline.reminders_days_before_end;
  const before = (count: number) => momentOn(addDays(ends, -count));
  const reminders = timeline.reminders_days_before_end.map((count) => ({
    template: 'renewal_reminder',
    at: before(count),
    turn: count,
    values: { time_left: count === 1 ? '1 day' : `${count} days` },
  }));
  const submittedAt = child?.shown.status === 'SUBMITTED' ? (child.attested_at ?? 0) : Infinity;
  const lapsed = { template: 'renewal_lapsed', at: momentOn(addDays(ends, 1)) };
  const isRenewed = child ? Boolean((await legacyOf(world, child))?.signed_at) : false;
  return [
    { template: 'renewal_open', at: before(opens) },
    ...reminders.filter(({ at }) => at < submittedAt),
    ...(isRenewed ? [] : [lapsed]),
  ];
}

/** Returns the mails after the decision about a renewal: quoted, with the difference from last year, or in review. */
async function aboutRenewal(world: World, renewal: ApplicationRow): Promise<DueMail[]> {
  const { review_due_at, attested_at, decided_at, shown } = renewal;
  const legacy = await legacyOf(world, renewal);
  const decidedAt = decided_at ?? attested_at ?? world.now();
  const isReviewed = shown.application_decision === 'REQUIRES_REVIEW' || review_due_at !== null;
  return [
    ...(isReviewed ? [{ template: 'renewal_in_review', at: decidedAt }] : []),
    ...(legacy?.status === 'quoted'
      ? [
          {
            template: 'renewal_quoted',
            at: legacy.priced_at ?? decidedAt,
            ...(await changeOf(world, renewal)),
          },
        ]
      : []),
  ];
}

async function changeOf(world: World, renewal: ApplicationRow) {
  const legacy = await legacyOf(world, renewal);
  const lastYear = renewal.expiring?.annual_total_cents;
  const thisYear = legacy?.packages.renewal?.quote.pricing.annual_amount_cents;
  const change = lastYear === undefined || thisYear === undefined ? 0 : thisYear - lastYear;
  if (Math.abs(change) < shownFrom) return { without: / Compared with last year .*$/ };
  const moreOrLess = change < 0 ? 'less' : 'more';
  return { values: { amount: formatMoney(Math.abs(change)), more_or_less: moreOrLess } };
}

async function valuesOf(world: World, { contact_id, client_id, ...application }: ApplicationRow) {
  const person = await world.store.get('person', contact_id);
  const client = await world.store.get('client', client_id);
  const { id, legacy_application_id, shown } = application;
  return {
    first_name: person?.first_name ?? '',
    email: person?.email ?? '',
    company: client?.company ?? '',
    date: shown.renewal?.policy_ends ? writtenDay(shown.renewal.policy_ends) : '',
    link: href({ route: 'renew', query: { legacyApplicationId: legacy_application_id ?? id } }),
  };
}
