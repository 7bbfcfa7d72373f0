export { isVendorScriptUrl } from './is-vendor-script-url.ts';
export { VendorLoadError } from './vendor-load-error.ts';
export {
  type Vendor,
  type VendorSource,
  vendorScriptUrls,
  vendorSources,
} from './vendor-sources.ts';
