import type { LegacyPackage } from '@fairlead/contracts/checkout';
import { cents } from '@fairlead/domain/money';
import type { LegacyRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';

/**
 * Returns the packages of a legacy application for a response; the one with last year's coverages has last year's
 * price.
 */
export async function shownPackages(
  { store }: World,
  { id, packages }: LegacyRow,
): Promise<Record<string, LegacyPackage>> {
  const shown = packages as Readonly<Record<string, LegacyPackage>>;
  if (!shown.renewal) return shown;
  const [application] = await store.list('application', 'legacy_application_id', id);
  if (!application?.expiring) return shown;
  const lastYear = cents(application.expiring.annual_total_cents);
  return { ...shown, renewal: { ...shown.renewal, expiring_annual_amount_cents: lastYear } };
}
