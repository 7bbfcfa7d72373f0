export { isVendorScriptUrl } from './is-vendor-script-url.ts';
export { type Vendor, vendorScripts } from './vendor-sources.ts';
