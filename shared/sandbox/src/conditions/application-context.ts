import type { DayText } from '@fairlead/domain/packages';

/** What rating and underwriting need to know about an application besides its answers. Absent means no. */
export type ApplicationContext = {
  /** The day of the decision, to which years and ages are counted. */
  date: DayText;
  is_renewal?: boolean | undefined;
  /** A renewal of a market submission, which stays on that path (CHN-03). */
  parent_is_market_submission?: boolean | undefined;
  /** The attribution's or referral's partner, in any case of letters. */
  partner?: string | null | undefined;
  incubator_program?: string | null | undefined;
  eligible_for_partner_discounts?: boolean | undefined;
  carta_connected?: boolean | undefined;
  first_policy?: boolean | undefined;
  broker_letter_on_file?: boolean | undefined;
  existing_client?: boolean | undefined;
  /** Renewals: another client's account holds a company with the same FEIN or website. */
  company_conflict?: boolean | undefined;
  /** Renewals: incurred over premium of the expiring term, in basis points. */
  loss_ratio_bp?: number | undefined;
  /** Renewals: the unpaid amount of the expiring policy, in cents. */
  unpaid_balance_cents?: number | undefined;
  /** Renewals: region (US-XX) and postal code of the parent's main address. */
  parent_address?: { region: string; postal_code: string } | undefined;
};
