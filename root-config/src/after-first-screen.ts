import type { Host } from '@fairlead/mfe-kit';
import type { PageContext } from './page-context.ts';
import type { VendorEffects } from './vendor-effects.ts';
import { watchRevision } from './watch-revision.ts';

/** Starts what can wait until the first screen is shown: the watch for new versions and the vendors' services. */
export async function startAfterFirstScreen(
  host: Host,
  context: PageContext,
  openVendors: () => Promise<VendorEffects>,
  until: AbortSignal,
): Promise<void> {
  if (until.aborted) return;
  watchRevision(host, context, until);
  const { startServices } = await openVendors();
  if (!until.aborted) startServices();
}
