import { getGate } from './gate.ts';
import type { VendorDoors } from './vendor-doors.ts';

let opening: Promise<VendorDoors> | undefined;

/** The way to the vendors' doors: their code comes with the first use, off the first route. A failure is forgotten. */
export function openVendors(): Promise<VendorDoors> {
  opening ??= import('./vendor-doors.ts')
    .then(({ makeVendorDoors }) => makeVendorDoors(getGate()))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
