import type { VendorEffects } from './vendor-effects.ts';

/** Starts the services that may wait until the first screen is shown. */
export async function startWhenIdle(openVendors: () => Promise<VendorEffects>): Promise<void> {
  const { startServices } = await openVendors();
  startServices();
}
