import type { VendorScript, VendorService } from '../vendor-endpoint.ts';

/** Returns the stand-in for a script. */
export type FindScript = (url: string) => VendorScript | undefined;

/** Returns the stand-in for a request. */
export type FindService = (method: string, url: string) => VendorService | undefined;
