import type { Scope } from 'effector';
import { openVendors } from './open-vendors.ts';
import { watchRevision } from './watch-revision.ts';

/** What runs beside the product and may wait until the first screen stands. */
export async function startWhenIdle(scope: Scope): Promise<void> {
  watchRevision(scope);
  const { startServices } = await openVendors();
  startServices();
}
