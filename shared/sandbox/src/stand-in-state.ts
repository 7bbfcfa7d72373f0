import { addressBook } from './stand-ins/maps/address-book.ts';
import type { StandInState, VendorEvent, VendorFault } from './stand-ins/state.ts';
import type { World } from './world/world.ts';

/** The vendors' stand-ins on this world's clock, flags and faults. */
export const standInStateOf = (
  world: World,
  record: (event: VendorEvent) => void,
): StandInState => ({
  now: () => new Date(world.now()),
  flags: () => world.flags(),
  addresses: () => addressBook,
  faultOf: (vendor) => world.settings.now().vendor_faults[vendor] as VendorFault | undefined,
  record,
});
