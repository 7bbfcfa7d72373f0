export { type BuildResult, buildAll } from './build-all.ts';
export { type Mode, type ModuleList, readModuleList } from './module-list.ts';
export type { PageSettings } from './page.ts';
export type { RestOfMap } from './page-map.ts';
export { readSiteSettings } from './read-site-settings.ts';
export { missingSettings, readVendorSettings } from './read-vendor-settings.ts';
export type { DeployedMap, PageMap, ResolvedMap } from './resolved-map.ts';
export type { VendorSettings } from './vendor-settings.ts';
