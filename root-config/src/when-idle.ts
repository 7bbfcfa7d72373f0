import type { Scope } from 'effector';
import type { Gate } from './gate.ts';
import type { VendorDoors } from './vendor-doors.ts';
import { watchRevision } from './watch-revision.ts';

/** What runs beside the product and may wait until the first screen stands. */
export async function startWhenIdle(
  scope: Scope,
  gate: Gate,
  openVendors: () => Promise<VendorDoors>,
): Promise<void> {
  watchRevision(scope, gate);
  const { startServices } = await openVendors();
  startServices();
}
