import type { Application, LegacyApplication } from '@fairlead/contracts';

/** Builds an application of the new funnel that was just created. */
export const anApplication = (given: Partial<Application> = {}): Application => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'CREATED',
  created_at: '2026-11-20T10:00:00Z',
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
  ...given,
});

/** Builds a legacy application whose quote isn't accepted yet. */
export const aLegacyApplication = (given: Partial<LegacyApplication> = {}): LegacyApplication => ({
  id: 'leg_1',
  status: 'quoted',
  intake_application: true,
  is_upgrade: false,
  incubator_program: null,
  quote_accepted_at: null,
  signed_at: null,
  is_paid: false,
  is_completed: false,
  package_slug: null,
  pending_discretion_decision: null,
  renewal: null,
  eligible_for_partner_discounts: false,
  ...given,
});
