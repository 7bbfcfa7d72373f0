export const anApplication = (given: Record<string, unknown> = {}) => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'SUBMITTED',
  created_at: '2026-11-20T10:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: null,
  application_decision: 'REQUIRES_REVIEW',
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: null,
  pending_discretion_decision: null,
  ...given,
});

export const aDiscretion = (id: string) => ({
  id,
  user_requested: true,
  expedite_review_requested: false,
});
