import type { Host } from '@fairlead/mfe-kit/shell';
import type { PageContext } from '../page/page-context.ts';
import type { VendorEffects } from '../vendors/vendor-effects.ts';
import { warnOfExpired } from './warn-of-expired.ts';
import { watchRevision } from './watch-revision.ts';

type Start = {
  readonly host: Host;
  readonly context: PageContext;
  /** When the app began, in ms since the epoch. */
  readonly startedAt: number;
  /** False on a partner's page. */
  readonly isOwnPage: boolean;
  readonly openVendors: () => Promise<VendorEffects>;
  readonly until: AbortSignal;
};

/**
 * Starts what can wait until the first screen is shown: the rest of the map, watching for new versions, what
 * has expired, the vendors.
 */
export async function startAfterFirstScreen({
  host,
  context,
  startedAt,
  isOwnPage,
  openVendors,
  until,
}: Start): Promise<void> {
  if (until.aborted) return;
  // Loads it early for the next area, which requests it again if this fails.
  void context.completeMap().catch(() => {});
  // A partner's page must not be reloaded.
  if (isOwnPage) watchRevision(host, context, startedAt, until);
  warnOfExpired(Date.now());
  const { startServices } = await openVendors();
  if (!until.aborted) startServices();
}
