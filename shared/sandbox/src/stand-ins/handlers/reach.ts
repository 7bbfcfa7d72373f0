import type { StandInState, StandInVendor } from '../state.ts';

/**
 * Passes when a vendor can be reached. When it is down, throws what the browser's adapter
 * throws; when it hangs, never answers.
 */
export async function reach(state: StandInState, vendor: StandInVendor, whatFailed: string) {
  const fault = state.faultOf(vendor);
  if (fault === 'down')
    throw Object.assign(new Error(whatFailed), { name: 'VendorLoadError', vendor });
  if (fault === 'hangs') await new Promise(() => undefined);
}
