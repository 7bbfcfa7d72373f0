import type { VendorEffects } from './vendor-effects.ts';

/** What runs beside the product and may wait until the first screen stands. */
export async function startWhenIdle(openVendors: () => Promise<VendorEffects>): Promise<void> {
  const { startServices } = await openVendors();
  startServices();
}
