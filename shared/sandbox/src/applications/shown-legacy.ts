import type { LegacyApplication } from '@fairlead/contracts';
import type { LegacyRow } from '../database/tables.ts';

/** A legacy application as the wire has it. */
export const shownLegacy = ({
  client_id,
  company_id,
  packages,
  pre_renewal_decision,
  previous_payment,
  eligibility,
  priced_at,
  checkout_id,
  ...shown
}: LegacyRow): LegacyApplication => shown;
