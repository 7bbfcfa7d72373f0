import type { Host } from '@fairlead/mfe-kit/shell';
import type { PageContext } from './page-context.ts';
import { followPageVisibility } from './page-visibility.ts';
import type { VendorEffects } from './vendor-effects.ts';
import { watchRevision } from './watch-revision.ts';

type Start = {
  readonly host: Host;
  readonly context: PageContext;
  /** When the app began, in ms since the epoch. */
  readonly startedAt: number;
  /** False on a page of someone else. */
  readonly isOwnPage: boolean;
  readonly openVendors: () => Promise<VendorEffects>;
  readonly until: AbortSignal;
};

/**
 * Starts what can wait until the first screen is shown: the rest of the map, the watches for new versions and for a page
 * that nobody sees, the vendors.
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
  // So that the next area need not wait for it. If this fails, that area asks again.
  void context.completeMap().catch(() => {});
  // A page of someone else is not ours to load again.
  if (isOwnPage) watchRevision(host, context, startedAt, until);
  followPageVisibility(host.scope, until);
  const { startServices } = await openVendors();
  if (!until.aborted) startServices();
}
