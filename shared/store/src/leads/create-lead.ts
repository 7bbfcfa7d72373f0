import { createLead, type Lead } from '@fairlead/contracts/leads';
import type { ApplicantSummary } from '@fairlead/domain';
import {
  $anonymousId,
  $attribution,
  $location,
  $ownStorage,
  type Attribution,
  clientIdIn,
  createCallFx,
  existingClientConflict,
  reportErrorFx,
  saysExistingClient,
} from '@fairlead/store';
import { attach, sample } from 'effector';
import { changeLeadFx, leadIn } from './lead.ts';

/** The outcome of creating a lead: created, not created (the flow continues), or the company is already a client. */
export type LeadOutcome = (
  | { readonly kind: 'lead'; readonly id: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'existing-client'; readonly clientId: string | null }
) & { readonly failure?: unknown };

const postLeadFx = createCallFx(createLead);

/**
 * Creates the marketing lead of an intake form, once (A§5, A§8): skipped if there is a lead. The caller handles an existing
 * client; every other failure is logged and ignored.
 */
export const createLeadFx = attach({
  source: {
    storage: $ownStorage,
    attribution: $attribution,
    place: $location,
    anonymousId: $anonymousId,
  },
  effect: async (
    { storage, attribution, place, anonymousId },
    summary: ApplicantSummary,
  ): Promise<LeadOutcome> => {
    const lead = leadIn(storage);
    if (lead.id) return { kind: 'lead', id: lead.id };
    const key = lead.key || newKey();
    await changeLeadFx({ key });
    const parameters = new URL(place?.address ?? '/', 'http://here').search.slice(1);
    try {
      const body = {
        ...bodyOf(summary, attribution, parameters),
        segment_anonymous_id: anonymousId,
      };
      const outcome = outcomeOf(await postLeadFx({ headers: { 'Idempotency-Key': key }, body }));
      if (outcome.kind === 'lead') await changeLeadFx({ id: outcome.id });
      return outcome;
    } catch (failure) {
      return { ...outcomeAfter(failure), failure };
    }
  },
});

sample({
  clock: createLeadFx.doneData,
  filter: ({ failure }) => failure !== undefined,
  // ERROR-004: an existing client is an expected response, not an error.
  fn: ({ kind, failure }) => ({
    error: failure,
    where: 'create lead',
    level: kind === 'existing-client' ? ('info' as const) : ('error' as const),
  }),
  target: reportErrorFx,
});

function bodyOf(summary: ApplicantSummary, attribution: Attribution, parameters: string) {
  const given = (name: keyof Attribution) => attribution[name] ?? null;
  return {
    madlib_email: summary.email,
    madlib_data: { ...summary },
    utm_content: given('utm_content'),
    utm_name: given('utm_name'),
    utm_source: given('utm_source'),
    utm_term: given('utm_term'),
    utm_medium: given('utm_medium'),
    referral_partner: given('partner'),
    offer_code: given('offer_code'),
    referrer_id: given('referrer_id'),
    account_id: given('account_id'),
    opportunity_id: given('opportunity_id'),
    url_params: parameters || null,
  };
}

function outcomeOf({ id, client_id, error_code, error_message }: Lead): LeadOutcome {
  const failure = error_code ? { failure: new Error(error_message ?? error_code) } : {};
  if (error_code === existingClientConflict)
    return { kind: 'existing-client', clientId: client_id, ...failure };
  return id ? { kind: 'lead', id, ...failure } : { kind: 'none', ...failure };
}

function outcomeAfter(failure: unknown): LeadOutcome {
  if (saysExistingClient(failure))
    return { kind: 'existing-client', clientId: clientIdIn(failure) };
  return { kind: 'none' };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
