import { sandboxSites } from '@fairlead/build/site-settings';
import { sandboxVendors } from '@fairlead/build/vendor-settings';
import { start } from '@fairlead/root-config';
import { openGate } from '@fairlead/root-config/gate';

openGate({
  map: { revision: 'monolith', imports: {}, integrity: {}, depcache: {}, modules: {} },
  settings: {
    shell: 'monolith',
    before: [],
    control: false,
    patience: { load: 20_000, mount: 8_000 },
    vendors: sandboxVendors,
    sites: sandboxSites,
    elsewhere: null,
  },
  origin: location.origin,
  vendors: [],
  overrides: new Set(),
  suspects: new Map(),
  lost: new EventTarget(),
});

void start();
