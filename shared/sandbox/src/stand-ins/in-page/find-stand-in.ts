import type { VendorScript, VendorService } from '../vendor-endpoint.ts';

/** Finds what stands in for a script. */
export type FindScript = (url: string) => VendorScript | undefined;

/** Finds what answers a request. */
export type FindService = (method: string, url: string) => VendorService | undefined;
