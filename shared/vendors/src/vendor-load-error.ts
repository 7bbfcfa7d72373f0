import type { Vendor } from './vendor-sources.ts';

/** A vendor's script, or its first response, couldn't be loaded. */
export class VendorLoadError extends Error {
  override readonly name = 'VendorLoadError';
  readonly vendor: Vendor;

  constructor(vendor: Vendor, what: string, cause?: unknown) {
    super(what, { cause });
    this.vendor = vendor;
  }
}
