import type { PlaceAddress } from '../locations.ts';
import { keysOf } from '../records.ts';
import type { FieldSpot } from './layout.ts';
import type { FieldShape } from './shapes.ts';

const suffixes = {
  'line-1': 'line_1',
  city: 'city',
  region: 'region',
  county: 'county',
  'postal-code': 'postal_code',
} as const satisfies Record<string, keyof PlaceAddress>;

/** The field of an address question in which a place is looked for. */
export const startsAddress = ({ item_type, unique_name }: FieldShape) =>
  item_type === 'ADDRESS' && unique_name.endsWith('line-1');

/** What a place that was chosen enters in the fields of its question; a part that it does not have empties its field. */
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
