import { type Vendor, vendorScriptUrls } from './vendor-sources.ts';

/** Whether a script URL belongs to one of these vendors. An invalid URL doesn't. */
export function isVendorScriptUrl(url: string, vendors: readonly Vendor[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return vendorScriptUrls(vendors).some((allowed) =>
    allowed.endsWith('/') ? address.startsWith(allowed) : address === allowed,
  );
}
