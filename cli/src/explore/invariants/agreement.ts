import { isRecord } from '@fairlead/domain';
import type { BackEnd } from '../explored-world.ts';
import type { Invariant } from '../invariant.ts';
import { changesIn, type Made } from '../made-calls.ts';

type Body = Readonly<Record<string, unknown>>;

/** Returns what the back end doesn't hold of what a call sent, or null. */
type Missing = (body: Body, backEnd: BackEnd, call: Made) => Promise<string | null>;

/** A response that isn't JSON, as that of a call that is told to fail with "malformed", says nothing, even with status 200. */
const isGarbled = (response: unknown): boolean => typeof response === 'string';

/** What the page was told it saved is what the back end holds. */
export const agreement: Invariant = {
  name: 'the page and the back end agree',
  watch:
    () =>
    async ({ happened, backEnd }) => {
      const mayCount = changesIn(happened).filter(
        ({ status }) => status === 200 || status === 'no answer',
      );
      for (const call of lastOfEach(mayCount)) {
        const isSaved = call.status === 200 && !isGarbled(call.response);
        const missing =
          isSaved && isRecord(call.body) ? await held[call.name]?.(call.body, backEnd, call) : null;
        if (missing) return { message: `${call.name} was answered, but ${missing}` };
      }
      return null;
    },
};

/** A later call may change what an earlier one saved, also one whose response is lost. */
const lastOfEach = (calls: readonly Made[]): readonly Made[] => [
  ...new Map(
    calls.map((call) => [JSON.stringify([aboutOf(call), idOf(call.body)]), call]),
  ).values(),
];

/** What a call changes: each status has a call of its own, and Undo goes through two of them. */
function aboutOf({ name, path }: Made): string {
  if (/^(ready|review|archive)-package$/.test(name)) return 'the status of a package';
  if (/^(release|quote-block)-market-submission$/.test(name)) return 'the status of a submission';
  return path;
}

function idOf(body: unknown): unknown {
  if (!isRecord(body)) return null;
  return body.package_id ?? body.market_submission_id ?? body.question_set_id ?? null;
}

const held: Readonly<Record<string, Missing>> = {
  'create-lead': async ({ madlib_data: data }, backEnd) => {
    // A lead takes the e-mail address of the account that is created for it.
    const leads = await backEnd.list('lead');
    const isThere = leads.some((lead) => JSON.stringify(lead.data) === JSON.stringify(data));
    return isThere ? null : 'no lead holds what was sent';
  },
  'save-answers': async ({ answers }, backEnd, { path }) => {
    const id = /applications\/([^/]+)\/answers/.exec(path)?.[1] ?? '';
    const application = await backEnd.get('application', id);
    const kept = new Set(scalarsIn(application?.answers));
    const lost = scalarsIn(answers).find((value) => !kept.has(value));
    return lost === undefined ? null : `the answer "${lost}" is not there`;
  },
  'update-package': async ({ package_id: id, name, description, recommended }, backEnd) => {
    const row = await backEnd.get('package', String(id));
    const sent = {
      ...(typeof name === 'string' ? { name: name.trim() } : {}),
      ...(description === undefined ? {} : { description }),
      ...(recommended === undefined ? {} : { recommended }),
    };
    return different('the package', sent, row);
  },
  'ready-package': packageIs('READY'),
  'review-package': packageIs('IN_REVIEW'),
  'archive-package': packageIs('ARCHIVED'),
  'release-market-submission': submissionIs('RELEASED'),
  'quote-block-market-submission': submissionIs('QUOTE_BLOCKED'),
  'set-requested-effective-date': async ({ requestedEffectiveDate: day }, backEnd, { path }) => {
    const id = /market-submission\/([^/]+)\//.exec(path)?.[1] ?? '';
    const row = await backEnd.get('submission', id);
    return different('the submission', { requested_effective_date: day }, row);
  },
  'select-package': async ({ package_id: id }, backEnd) => {
    const rows = await backEnd.list('submission', 'selected_package_id', id);
    return rows.length === 1 ? null : `${String(id)} is not selected`;
  },
  'bind-request': async ({ market_submission_id: id, billing_interval }, backEnd) => {
    const row = await backEnd.get('submission', String(id));
    const wrong = different('the submission', { billing_interval }, row);
    const isPaid = (await backEnd.list('payment', 'market_submission_id', id)).length > 0;
    return wrong ?? (isPaid ? null : 'there is no payment');
  },
  'create-payment': async ({ amount_cents, officer_email: email, package_slug }, backEnd, call) => {
    const id = /applications\/([^/]+)\/payment/.exec(call.path)?.[1] ?? '';
    const checkouts = await backEnd.list('checkout', 'legacy_application_id', id);
    const row = checkouts.at(-1);
    const wrong = different('the checkout', { amount_cents, package_slug }, row);
    return wrong ?? different('the officer', { email: String(email).trim() }, row?.officer);
  },
};

function packageIs(status: string): Missing {
  return async ({ package_id: id }, backEnd) =>
    different('the package', { status }, await backEnd.get('package', String(id)));
}

function submissionIs(status: string): Missing {
  return async ({ market_submission_id: id }, backEnd) =>
    different('the submission', { status }, await backEnd.get('submission', String(id)));
}

function different(what: string, sent: Body, row: object | undefined): string | null {
  if (!row) return `${what} is not there`;
  for (const [key, value] of Object.entries(sent)) {
    const own: unknown = Reflect.get(row, key);
    if (JSON.stringify(own) !== JSON.stringify(value))
      return `${key} of ${what} is ${JSON.stringify(own)} and not ${JSON.stringify(value)}`;
  }
  return null;
}

/** The single values in an answer or a row, as texts: numbers are sent as texts, too. */
function scalarsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((part) => scalarsIn(part));
  return value === undefined || value === null ? [] : [String(value)];
}
