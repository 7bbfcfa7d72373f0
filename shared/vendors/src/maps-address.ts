/** An address for form fields. A missing part is ''. */
export type MapsAddress = {
  readonly line_1: string;
  readonly city: string;
  /** `US-CA`; '' when the place has no state. */
  readonly region: string;
  readonly county: string;
  readonly postal_code: string;
  readonly country: string;
};

/** One part of a place, as the maps service sends it. */
export type AddressPart = {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
};

/** Reads the parts of a place into an address (INTAKE-020's fields; region as US-XX). */
export function readComponents(parts: readonly AddressPart[]): MapsAddress {
  const find = (...types: string[]) =>
    types
      .map((type) => parts.find((part) => part.types.includes(type)))
      .find((part) => part !== undefined);
  const long = (...types: string[]) => find(...types)?.longText ?? '';
  const country = find('country')?.shortText ?? '';
  const state = find('administrative_area_level_1')?.shortText ?? '';
  return {
    line_1: `${long('street_number')} ${long('route')}`.trim(),
    // Fallbacks, because New York's boroughs have no locality, and some townships are only a third-level area.
    city: long('locality', 'sublocality_level_1', 'postal_town', 'administrative_area_level_3'),
    region: state && country ? `${country}-${state}` : '',
    county: long('administrative_area_level_2').replace(/ (County|Parish|Borough)$/, ''),
    postal_code: long('postal_code'),
    country,
  };
}
