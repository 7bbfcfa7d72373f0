import { hasCompanyConflict } from '../accounts/company-conflict.ts';
import { lastYearValues } from '../applications/last-year.ts';
import { createLegacy } from '../applications/legacy.ts';
import { textAnswer } from '../conditions/index.ts';
import type { AnswerSets } from '../content/personas.ts';
import { flatAnswers } from '../content/personas.ts';
import type { ApplicationRow, LegacyRow } from '../database/tables.ts';
import { eligibility, preDecision } from '../underwriting/index.ts';
import { momentOf, type World } from '../world/world.ts';
import { expiringTerm } from './expiring-term.ts';

export const introSet = 'applicant_intro';

/** The ids of a renewal that a persona has from the start. */
type GivenIds = { readonly id: string; readonly legacyId: string };

/**
 * Starts the renewal of a policy: a new application with last year's answers as suggestions, and the intro set answered with
 * the confirmed address. The renewed policy refers to it from then on.
 */
export async function startRenewal(
  world: World,
  parent: ApplicationRow,
  intro: AnswerSets[string],
  given?: GivenIds,
): Promise<ApplicationRow> {
  const { store, content } = world;
  const legacyParent = await legacyOf(world, parent);
  const isLegacy = parent.legacy_application_id !== null;
  const id = given?.id ?? (await world.id('app'));
  const legacyId = given ? given.legacyId : isLegacy ? await world.id('leg') : null;
  const ends = parent.shown.renewal?.policy_ends ?? world.today();
  const row = judged(
    {
      ...parent,
      id,
      legacy_application_id: legacyId,
      answers: { [introSet]: intro },
      answered: [introSet],
      decision_reasons: [],
      attested_at: null,
      decided_at: null,
      review_started_at: null,
      review_due_at: null,
      outside: [
        ...parent.outside.filter(({ source }) => source === 'ENRICHMENT'),
        ...lastYearValues(content.questionSets, parent.answers),
      ],
      expiring: expiringTerm(parent, { slug: legacyParent?.package_slug ?? null, ends }),
      context: {
        ...parent.context,
        date: world.today(),
        is_renewal: true,
        first_policy: false,
        parent_is_market_submission: !isLegacy,
        parent_address: mainAddress(parent.answers),
        company_conflict: await hasCompanyConflict(world, parent),
      },
      shown: {
        ...parent.shown,
        id,
        application_id: id,
        legacy_application_id: legacyId,
        status: 'CREATED',
        created_at: momentOf(world.now()),
        application_decision: null,
        pending_discretion_decision: null,
        renewal_parent_application_id: parent.id,
        legacy_renewal_parent_application_id: parent.legacy_application_id,
        renewal: {
          is_renewal_application: true,
          is_ready_for_renewal: true,
          renewal_child_application_id: null,
          policy_ends: ends,
        },
      },
    },
    intro,
  );
  await store.put('application', row);
  if (legacyId) await createLegacy(world, row);
  const renewal = {
    is_renewal_application: false,
    is_ready_for_renewal: true,
    renewal_child_application_id: id,
    policy_ends: ends,
  };
  await store.put('application', { ...parent, shown: { ...parent.shown, renewal } });
  if (legacyParent) await store.put('legacy', { ...legacyParent, renewal });
  return row;
}

/** Changes the confirmed address of a renewal that isn't submitted, and decides its eligibility again. */
export async function readdressRenewal(
  { store }: World,
  renewal: ApplicationRow,
  intro: AnswerSets[string],
): Promise<ApplicationRow> {
  const row = judged(
    { ...renewal, answers: { ...renewal.answers, [introSet]: intro }, review_started_at: null },
    intro,
  );
  await store.put('application', row);
  const legacy =
    row.legacy_application_id && (await store.get('legacy', row.legacy_application_id));
  if (legacy) await store.put('legacy', { ...legacy, eligibility: row.eligibility });
  return row;
}

function judged(row: ApplicationRow, intro: AnswerSets[string]): ApplicationRow {
  const { decision, reason_token } = eligibility(flatAnswers({ [introSet]: intro }), row.context);
  return {
    ...row,
    eligibility: { decision, reason_token },
    shown: { ...row.shown, pre_decision: preDecision({ decision, reason_token }) },
  };
}

export async function legacyOf(
  { store }: World,
  { legacy_application_id: id }: ApplicationRow,
): Promise<LegacyRow | null> {
  return (id && (await store.get('legacy', id))) || null;
}

function mainAddress(answers: AnswerSets) {
  const flat = flatAnswers(answers);
  return {
    region: textAnswer(flat, 'address-region') ?? '',
    postal_code: textAnswer(flat, 'address-postal-code') ?? '',
  };
}
