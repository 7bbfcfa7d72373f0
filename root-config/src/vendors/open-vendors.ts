import { getPageContext } from '../page/page-context.ts';
import type { VendorEffects } from './vendor-effects.ts';

let opening: Promise<VendorEffects> | undefined;

/** Loads the vendors' adapters on first use, so that they stay out of the first screen's bundle. A failed load is retried. */
export function openVendors(): Promise<VendorEffects> {
  opening ??= import('@fairlead/root-config/vendor-effects')
    .then(({ createVendorEffects }) => createVendorEffects(getPageContext()))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
