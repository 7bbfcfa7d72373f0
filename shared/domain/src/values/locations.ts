import { stateCode } from './us-states.ts';

/** A§5: the states in which policies are issued. */
export const liveStates = [
  ...['AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL', 'GA', 'IL', 'IN', 'MA', 'MD', 'MI', 'MN'],
  ...['MO', 'NC', 'NJ', 'NY', 'OH', 'OR', 'PA', 'TN', 'TX', 'UT', 'VA', 'WA', 'WI'],
] as const;

/** Whether policies are issued in a region, with or without its "US-" (AMB-37). */
export const isLiveState = (region: string): boolean =>
  liveStates.some((live) => live === stateCode(region));

/** A§3: kinds of location and what they are called. */
export const locationTypes = {
  COWORKING_SPACE: 'Co-working space',
  HOME: 'Home',
  OFFICE: 'Office, lease or owned',
} as const;

/** An address as the maps service read it; `region` is US-XX. A part that is missing is null. */
export type PlaceAddress = {
  readonly line_1: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly county: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
};

/** A§5: a result of the autocomplete counts only with a state and a street or city, in the United States. */
export const isCompletePlace = ({ region, line_1, city, country }: PlaceAddress): boolean =>
  Boolean(region) && Boolean(line_1 || city) && (!country || country === 'US');

/** An address on one line, as a field shows it: "137 Halyard Street, San Francisco, CA 94105". */
export function addressLine({ line_1, city, region, postal_code }: PlaceAddress): string {
  const state = region ? stateCode(region) : '';
  const end = [state, postal_code].filter(Boolean).join(' ');
  return [line_1, city, end].filter(Boolean).join(', ');
}
