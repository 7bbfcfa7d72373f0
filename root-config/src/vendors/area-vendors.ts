import type { MicroFrontendName } from '@fairlead/domain';
import type { Vendor } from '@fairlead/vendors';

/** Vendors that any screen may call on. */
const everywhere: readonly Vendor[] = [
  'flags',
  'chat',
  'analytics',
  'session-replay',
  'error-reporting',
];

/** Vendors whose scripts only some areas need: the pages of other areas must not load them. */
const areaVendors: Readonly<Partial<Record<MicroFrontendName, readonly Vendor[]>>> = {
  intake: ['maps'],
  application: ['maps'],
  renewal: ['maps'],
  checkout: ['stripe', 'plaid', 'maps'],
  packages: ['stripe', 'plaid', 'maps'],
};

export function vendorsOf(area: MicroFrontendName | null): readonly Vendor[] {
  return [...everywhere, ...((area && areaVendors[area]) ?? [])];
}
