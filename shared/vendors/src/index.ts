export { isVendorScriptUrl } from './is-vendor-script-url.ts';
export { VendorLoadError } from './vendor-load-error.ts';
export { type Vendor, vendorScripts, vendorScriptUrls } from './vendor-sources.ts';
