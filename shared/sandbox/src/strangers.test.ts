import { type AnyEndpoint, ApiError } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { createLead } from '@fairlead/contracts/leads';
import { expect, test } from 'vitest';
import { ownRoutes } from './routing/find-route.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';
import { type IdSlot, idSlots, sample } from './test-kit/id-slots.ts';
import { now } from './test-kit/now.ts';
import type { Visitor } from './visitor.ts';

/** Whose each thing is: the persona that has it, its id, and the one that the stranger has of the same kind. */
const things = {
  client: { of: 'ms-released', id: 'cl_041', own: 'cl_045' },
  contact: { of: 'ms-released', id: 'ct_041', own: 'ct_045' },
  company: { of: 'renewal-ready', id: 'co_020', own: 'co_045' },
  application: { of: 'ms-released', id: 'app_041', own: 'app_045' },
  submission: { of: 'ms-released', id: 'ms_041', own: 'ms_045' },
  package: { of: 'ms-released', id: 'pk_041_1', own: 'pk_045_1' },
  quote: { of: 'ms-released', id: 'qa_041_1_sgl', own: 'qa_045_1_sgl' },
  request: { of: 'admin-quote-blocked', id: 'cr_051_1', own: 'cr_045_1' },
  legacy: { of: 'previous-method-card', id: '10066', own: '10045' },
  discretion: { of: 'user-requested-discretion', id: 'dd_017', own: 'dd_045' },
  lead: { of: 'ms-released', id: 'lead', own: 'own lead' },
} as const;
type Kind = keyof typeof things;

/** Names of what belongs to no company: content, carriers, and what vendors call their own. */
const ofNobody: Readonly<Record<string, string>> = {
  question_set_id: 'qs_applicant_intro',
  package_slug: 'recommended',
  carrier_id: 'fairlead_sandbox',
  payment_account_id: 'the bank’s account',
  plaid_account_id: 'the bank’s account',
  segment_anonymous_id: 'the analytics vendor’s visitor',
  referrer_id: 'the referral program’s member',
  account_id: 'the sales tool’s account',
  opportunity_id: 'the sales tool’s opportunity',
};

const byName: Readonly<Record<string, Kind>> = {
  market_submission_id: 'submission',
  package_id: 'package',
  original_package_id: 'package',
  selected_package_id: 'package',
  client_data_id: 'application',
  application_id: 'application',
  applicationId: 'application',
  renewal_parent_application_id: 'application',
  parent_id: 'application',
  legacy_parent_id: 'legacy',
  client_id: 'client',
  clientId: 'client',
  contact_id: 'contact',
  annual_quote_id: 'quote',
  monthly_quote_id: 'quote',
  coverage_request_ids: 'request',
};

/** What a bare `id` names, by the beginning of the call's service and path. */
const byPath: readonly (readonly [RegExp, Kind | null])[] = [
  [/^client-backend\/(admin\/)?market-submission/, 'submission'],
  [/^client-backend\/package\//, 'package'],
  [/^intake-engine\/v1\/question-sets/, null],
  [/^intake-engine\/v1\/applications/, 'application'],
  [/^intake-engine\/v1\/legacy-applications/, 'legacy'],
  [/^policy-admin\/v1\/applications/, 'legacy'],
  [/^policy-admin\/v1\/discretion_decisions/, 'discretion'],
  [/^policy-admin\/v1\/marketing_qualified_leads/, 'lead'],
  [/^policy-admin\/v2\/companies/, 'company'],
  [/^gateway\/graphql/, 'quote'],
];

const nameOf = (slot: IdSlot) => slot.split('.').at(-1) ?? '';

/** Returns what a slot names; null for what belongs to nobody; undefined if no table says it. */
function kindOf({ service, path }: AnyEndpoint, slot: IdSlot): Kind | null | undefined {
  const name = nameOf(slot);
  if (name in ofNobody || slot.includes('.questions.')) return null;
  if (name !== 'id') return byName[name];
  return byPath.find(([pattern]) => pattern.test(`${service}${path}`))?.[1];
}

const slots = calls.flatMap((call) => idSlots(call).map((slot) => ({ call, slot })));

test('every id that a call takes has a known owner', () => {
  const unknown = slots.filter(({ call, slot }) => kindOf(call, slot) === undefined);
  expect(
    unknown.map(({ call, slot }) => `say in this test what ${slot} of ${call.name} names`),
  ).toEqual([]);
});

/** Guests make these calls: the id is all that they know of what they made, or of the company that they ask about. */
const forGuests = [
  'update-lead',
  'lead-account-registered',
  'lead-email-verified',
  'request-client-access',
];

test('only these calls with an id are open to guests', () => {
  const open = slots.filter(
    ({ call, slot }) => kindOf(call, slot) && ownRoutes.named(call.name)?.route.access === 'anyone',
  );
  expect([...new Set(open.map(({ call }) => call.name))].sort()).toEqual([...forGuests].sort());
});

const guarded = slots.flatMap(({ call, slot }) => {
  const kind = kindOf(call, slot);
  return kind && !forGuests.includes(call.name) ? [{ name: call.name, slot, kind, call }] : [];
});

test.each(guarded)('$name refuses a stranger to its $slot', async ({ name, slot, kind, call }) => {
  const { of } = things[kind];
  const sandbox = await createSandbox({
    now,
    persona: [...new Set([of, 'ms-released', 'one-package-client', 'admin'])],
  });
  const owner = sandbox.visitor(of);
  const stranger = sandbox.visitor('one-package-client');
  const admin = sandbox.visitor('admin');
  const leads = { lead: await leadOf(owner), own: await leadOf(stranger) };
  const requestAs = (whose: 'id' | 'own') => requestFor(call, slot, whose, leads);

  const before = await rowsOf(sandbox);
  const refusal = await outcomeOf(stranger, name, requestAs('own'));
  expect(refusal).toMatch(/^(403|404)/);
  expect(await rowsOf(sandbox)).toEqual(before);
  const allowed = [
    await outcomeOf(owner, name, requestAs('id')),
    await outcomeOf(admin, name, requestAs('id')),
  ];
  // Whoever may see it gets further: the refusal is not about the request.
  expect(allowed.some((outcome) => outcome !== refusal)).toBe(true);
});

/** The call with the owner's id in one slot. In the others, `whose` decides; optional ones are left out. */
function requestFor(
  call: AnyEndpoint,
  tested: IdSlot,
  whose: 'id' | 'own',
  leads: { readonly lead: string; readonly own: string },
) {
  const parent = parentOf(tested);
  const siblings = idSlots(call).filter(
    (slot) => parent.includes('.') && slot.startsWith(`${parent}.`),
  );
  const idFor = (slot: IdSlot) => {
    const kind = kindOf(call, slot);
    if (kind === undefined) return undefined;
    if (kind === null) return nobodysId(call, slot);
    if (slot !== tested && isOptional(slot) && !siblings.includes(slot)) return undefined;
    const thing = things[kind];
    const isOwner = slot === tested || whose === 'id';
    if (kind === 'lead') return isOwner ? leads.lead : leads.own;
    return isOwner ? thing.id : thing.own;
  };
  const isOptional = (slot: IdSlot) => optional.includes(nameOf(slot));
  const params = Object.fromEntries(
    idSlots(call)
      .filter((slot) => slot.startsWith('path.'))
      .map((slot) => [nameOf(slot), idFor(slot) ?? '']),
  );
  const query = sample(call.query, 'query', idFor) as Record<string, string> | undefined;
  return { params, query: query ?? {}, body: sample(call.body, 'body', idFor) };
}

/** The applicant intro set is in every application. Answers and vendors' ids can be left out. */
function nobodysId({ service, path }: AnyEndpoint, slot: IdSlot): string | undefined {
  const isQuestionSet = slot === 'path.id' && `${service}${path}`.includes('/question-sets/');
  return isQuestionSet ? ofNobody.question_set_id : ofNobody[nameOf(slot)];
}

const optional = [
  'parent_id',
  'legacy_parent_id',
  'contact_id',
  'selected_package_id',
  'annual_quote_id',
  'monthly_quote_id',
  'coverage_request_ids',
];
const parentOf = (slot: IdSlot) => slot.split('.').slice(0, -1).join('.');

async function outcomeOf(visitor: Visitor, name: string, request: Parameters<typeof ask>[2]) {
  try {
    const answer = await ask<{ data?: unknown }>(visitor, name, request);
    // GraphQL says in the body that there is nothing.
    return answer?.data === null ? '404' : '200';
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.message}` : String(error);
  }
}

async function leadOf(visitor: Visitor): Promise<string> {
  const body = sample(createLead.body, 'body', () => undefined) as Record<string, unknown>;
  const madlib_email = `${crypto.randomUUID()}@example.com`;
  const lead = await ask<{ id: string }>(visitor, 'create-lead', {
    body: { ...body, madlib_email },
  });
  return lead.id;
}

const tables = [
  'client',
  'application',
  'legacy',
  'submission',
  'package',
  'quote',
  'request',
  'lead',
  'payment',
  'checkout',
] as const;

const rowsOf = ({ world }: Sandbox) => Promise.all(tables.map((table) => world.store.list(table)));
