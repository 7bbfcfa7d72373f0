import { stateName } from '@fairlead/domain';
import type { BookAddress } from './address-book.ts';

export type Suggestion = { readonly placeId: string; readonly text: string };

/** One part of a place as the places service sends it. */
export type AddressComponent = {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
};

/** The places service never sends more than this. */
const maxSuggestions = 5;

/** The addresses in which every typed word begins a word, those that begin with the text first. */
export function searchBook(book: readonly BookAddress[], text: string): Suggestion[] {
  const wanted = wordsOf(text).filter((word) => !countryWords.has(word));
  if (wanted.length === 0) return [];
  const start = wanted.join(' ');
  return book
    .filter((address) => {
      const words = wordsOf(`${textOf(address)} ${stateName(address.state ?? '')}`);
      return wanted.every((word) => words.some((known) => known.startsWith(word)));
    })
    .map((address) => ({ placeId: placeIdOf(address), text: textOf(address) }))
    .sort((a, b) => Number(begins(b.text, start)) - Number(begins(a.text, start)))
    .slice(0, maxSuggestions);
}

/** The parts of one place, or undefined when no place has that id. */
export function readPlace(
  book: readonly BookAddress[],
  placeId: string,
): AddressComponent[] | undefined {
  const address = book.find((known) => placeIdOf(known) === placeId);
  return address && componentsOf(address);
}

function componentsOf({ line_1, city, state, county, postal_code }: BookAddress) {
  const [, number = null, street = null] = /^(\d+)? ?(.+)$/.exec(line_1 ?? '') ?? [];
  const component = (type: string, long: string | null, short = long): AddressComponent[] =>
    long === null || short === null ? [] : [{ longText: long, shortText: short, types: [type] }];
  return [
    ...component('street_number', number),
    ...component('route', street),
    ...component('locality', city),
    ...component('administrative_area_level_2', county && countyName(county)),
    ...component('administrative_area_level_1', state && stateName(state), state),
    ...component('country', 'United States', 'US'),
    ...component('postal_code', postal_code),
  ];
}

// Independent cities and the District are no counties and are not called one.
const countyName = (county: string) =>
  / City$|^District/.test(county) ? county : `${county} County`;

const textOf = ({ line_1, city, state, county }: BookAddress) =>
  [line_1, city, city === null && county ? `${county} County` : null, state, 'USA']
    .filter((part) => part !== null)
    .join(', ');

const placeIdOf = (address: BookAddress) =>
  `place-${wordsOf(`${textOf(address)} ${address.postal_code ?? ''}`).join('-')}`;

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => abbreviations[word] ?? word);

const begins = (text: string, start: string) => wordsOf(text).join(' ').startsWith(start);

const countryWords = new Set(['usa', 'us', 'united', 'states']);
// Abbreviations that aren't a prefix of their word.
const abbreviations: Readonly<Record<string, string>> = {
  ct: 'court',
  ln: 'lane',
  rd: 'road',
  wy: 'way',
};
