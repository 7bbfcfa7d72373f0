import type { Vendor } from '@fairlead/vendors';
import { moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';

/** Vendors that any screen may call on. */
const everywhere: readonly Vendor[] = [
  'flags',
  'chat',
  'analytics',
  'session-replay',
  'error-reporting',
];

/** Returns the vendors whose scripts the pages of an area may load: those of every page, and those that it names. */
export function vendorsOf(area: string | null): readonly Vendor[] {
  const { modules } = getPageContext().map;
  return [...everywhere, ...((area && modules[moduleOf(area)]?.area?.vendors) || [])];
}
