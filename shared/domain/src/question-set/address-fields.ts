import type { PlaceAddress } from '../values/locations.ts';
import { keysOf } from '../values/records.ts';
import type { FieldSpot } from './layout.ts';
import type { FieldShape } from './shapes.ts';

const suffixes = {
  'line-1': 'line_1',
  city: 'city',
  region: 'region',
  county: 'county',
  'postal-code': 'postal_code',
} as const satisfies Record<string, keyof PlaceAddress>;

/** The field of an address question that suggests addresses. */
export const startsAddress = ({ item_type, unique_name }: FieldShape) =>
  item_type === 'ADDRESS' && unique_name.endsWith('line-1');

/**
 * Returns the values that a chosen place enters in the question's fields; '' for a part that the place doesn't have.
 */
export function addressEntries(
  { question }: FieldSpot,
  place: PlaceAddress,
): readonly { readonly id: string; readonly value: string }[] {
  return question.fields.flatMap(({ id, field }) => {
    const suffix = keysOf(suffixes).find((end) => field.unique_name.endsWith(`-${end}`));
    if (!suffix || field.item_type !== 'ADDRESS') return [];
    return [{ id, value: place[suffixes[suffix]] ?? '' }];
  });
}
