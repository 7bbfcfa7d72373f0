import type { StandInState, StandInVendor } from '../state.ts';

/**
 * Resolves if a vendor is reachable. Throws the error of the browser's adapter if the vendor is down; never resolves if
 * it hangs.
 */
export async function reach(state: StandInState, vendor: StandInVendor, whatFailed: string) {
  const fault = state.faultOf(vendor);
  if (fault === 'down')
    throw Object.assign(new Error(whatFailed), { name: 'VendorLoadError', vendor });
  if (fault === 'hangs') await new Promise(() => undefined);
}
