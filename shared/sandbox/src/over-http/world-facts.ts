import type { VendorFault } from '../stand-ins/state.ts';
import type { World } from '../world/world.ts';

/** The facts that the vendors' stand-ins in a page need. */
export type WorldFacts = {
  readonly now: number;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly vendor_faults: Readonly<Record<string, VendorFault>>;
};

export const worldFacts = ({ now, flags, settings }: World): WorldFacts => ({
  now: now(),
  flags: flags(),
  vendor_faults: settings.now().vendor_faults as WorldFacts['vendor_faults'],
});
