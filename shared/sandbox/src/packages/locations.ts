import type { CoveredLocation } from '@fairlead/contracts/packages';
import { addressLine } from '@fairlead/domain';
import { rowsOf, textAnswer } from '../conditions/index.ts';
import type { CoverageName } from '../content/names.ts';
import { ChoiceError, type FullChoice, locationName, type RatingInput } from '../rating/index.ts';

/** The coverage for property at the company's locations. */
const property: CoverageName = 'bpp';

/** The application's locations with whether a property coverage protects them; nothing for other coverages. */
export function locationsOf(
  { coverage, removed_locations }: FullChoice,
  { answers }: RatingInput,
): { locations?: CoveredLocation[] } {
  if (coverage !== property) return {};
  return {
    locations: rowsOf(answers, 'locations').map((row, index) => ({
      unique_name: locationName(index),
      address: addressLine({
        line_1: textAnswer(row, 'location-address-line-1'),
        city: textAnswer(row, 'location-address-city'),
        region: textAnswer(row, 'location-address-region'),
        county: null,
        postal_code: textAnswer(row, 'location-address-postal-code'),
        country: null,
      }),
      is_enabled: !removed_locations.includes(locationName(index)),
    })),
  };
}

export const isLocationName = (name: string) => /^bpp_location_\d+$/.test(name);

/** Throws a ChoiceError when a property coverage would protect no location at all, or one that does not exist. */
export function refuseLocations(removed: readonly string[], { facts }: RatingInput): void {
  const known = facts.location_values.map((_, index) => locationName(index));
  const unknown = removed.find((name) => !known.includes(name));
  if (unknown) throw new ChoiceError(`There is no ${unknown}. There are ${known.join(', ')}.`);
  if (removed.length > 0 && known.every((name) => removed.includes(name)))
    throw new ChoiceError('The property coverage needs at least one location.');
}
