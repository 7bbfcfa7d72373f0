import { readSiteSettings } from '@fairlead/build/read-site-settings';
import { readVendorSettings } from '@fairlead/build/read-vendor-settings';
import { productionEnv } from '@fairlead/build/testing/production-env';
import { start } from '@fairlead/root-config';
import { setPageContext } from '@fairlead/root-config/page/page-context';

setPageContext({
  map: { revision: 'monolith', imports: {}, integrity: {}, depcache: {}, modules: {} },
  importInSteps: async () => {},
  completeMap: async () => {},
  settings: {
    shell: 'monolith',
    before: [],
    worker: null,
    control: false,
    flagsOf: null,
    firstCalls: [],
    timeLimits: { load: 20_000, mount: 8_000 },
    vendors: readVendorSettings(productionEnv),
    sites: readSiteSettings(productionEnv),
    partners: [],
    outsidePage: null,
  },
  origin: location.origin,
  vendors: [],
  overrides: new Set(),
  suspects: new Map(),
  replacedBuilds: {},
  isOutdated: false,
  lost: new EventTarget(),
  replaced: Promise.withResolvers(),
});

void start();
