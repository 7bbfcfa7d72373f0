import { getGate } from './gate.ts';
import { once } from './once.ts';
import type { VendorDoors } from './vendor-doors.ts';

/** The way to the vendors' doors: their code comes with the first use, off the first route. */
export const openVendors: () => Promise<VendorDoors> = once(async () =>
  (await import('./vendor-doors.ts')).makeVendorDoors(getGate().settings.vendors),
);
