import type { LegacyApplication } from '@fairlead/contracts';
import type { Persona } from '../content/shapes/personas.ts';
import type { LegacyRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { ownerOf } from './owner-of.ts';

export async function seedLegacy({ store }: World, persona: Persona): Promise<void> {
  const { legacy_application: legacy, application } = persona;
  const parent = application?.legacy_renewal_parent_application_id;
  if (!legacy && !parent) return;
  const shared = {
    ...ownerOf(persona),
    eligibility: persona.eligibility ?? { decision: 'yes', reason_token: 'eligible' },
    pre_renewal_decision: persona.pre_renewal_decision ?? null,
    previous_payment: persona.previous_payment_info ?? null,
    priced_at: persona.legacy_packages && application ? Date.parse(application.created_at) : null,
    checkout_id: null,
  };
  if (legacy)
    await store.put('legacy', {
      ...legacy,
      ...shared,
      pending_discretion_decision: application?.pending_discretion_decision ?? null,
      renewal: application
        ? { ...application.renewal, policy_ends: persona.policy_ends ?? null }
        : null,
      packages: persona.legacy_packages ?? {},
    });
  if (parent)
    await store.put('legacy', {
      ...shared,
      ...expiring(parent, application?.id ?? null, persona.policy_ends),
    });
}

/** The policy that a renewal replaces; personas.yaml only has its id. */
const expiring = (
  id: string,
  child: string | null,
  policy_ends: string | null = null,
): LegacyApplication & Pick<LegacyRow, 'packages'> => ({
  id,
  status: 'completed',
  intake_application: true,
  is_upgrade: false,
  incubator_program: null,
  quote_accepted_at: null,
  signed_at: null,
  is_paid: true,
  is_completed: true,
  package_slug: 'recommended',
  pending_discretion_decision: null,
  eligible_for_partner_discounts: false,
  renewal: {
    is_renewal_application: false,
    is_ready_for_renewal: true,
    renewal_child_application_id: child,
    policy_ends,
  },
  packages: {},
});
