import type { VendorDoors } from './vendor-doors.ts';

/** What runs beside the product and may wait until the first screen stands. */
export async function startWhenIdle(openVendors: () => Promise<VendorDoors>): Promise<void> {
  const { startServices } = await openVendors();
  startServices();
}
