import type { Application, LegacyApplication } from '@fairlead/contracts';

/** An application of the new funnel as the server tells it: begun, and nothing else. */
export const anApplication = (changes: Partial<Application> = {}): Application => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'CREATED',
  created_at: '2026-11-01T00:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: null,
  application_decision: null,
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: null,
  pending_discretion_decision: null,
  ...changes,
});

/** A legacy application that has its quotes. */
export const aLegacyApplication = (
  changes: Partial<LegacyApplication> = {},
): LegacyApplication => ({
  id: '10001',
  status: 'quoted',
  intake_application: true,
  is_upgrade: false,
  incubator_program: null,
  quote_accepted_at: null,
  signed_at: null,
  is_paid: false,
  is_completed: false,
  package_slug: 'basic',
  pending_discretion_decision: null,
  renewal: null,
  eligible_for_partner_discounts: false,
  ...changes,
});
