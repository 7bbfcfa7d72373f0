import { pathsToNumber, type ValuePlace } from '../terms/amounts.ts';
import type { StepFailure } from '../terms/result.ts';
import { escapePattern } from './escape-pattern.ts';
import { placesIn } from './find-amount.ts';
import { formatPlace, isAbout, ranked } from './format-place.ts';

type Known = ReadonlyMap<string, unknown>;

/** A number that is neither an amount of money nor part of a day, a time, or a name. */
const number = /(?<![\w$,.:/-])\d[\d,]*(?:\.\d+)?(?![\w:/-]|[,.]\d)/g;

/** Says which store a number comes from that differs in a line that was expected, if the store is named after it: `5%` is `$percent`. */
export function formatNumberSources(
  { expected = [], found = [] }: Pick<StepFailure, 'expected' | 'found'>,
  stores: Known,
  answers: Known,
): readonly string[] {
  const lines = differingNumbers(expected, found).flatMap(({ text, about }) => {
    const value = Number(text.replaceAll(/[,%]/g, ''));
    const places: readonly ValuePlace[] = placesIn(
      stores,
      (store) => pathsToNumber(store, value),
      answers,
    );
    const [place] = ranked(places, about).filter((one) => isAbout(one, about));
    return place ? [`${text} comes from ${formatPlace(place)}`] : [];
  });
  return [...new Set(lines)];
}

/** Whether a line may have a number that differs: only then are the stores read. */
export const hasDifferingNumber = ({ expected = [], found = [] }: StepFailure): boolean =>
  differingNumbers(expected, found).length > 0;

/** Returns the numbers of the only line that has the words of an expected one, and other numbers. */
function differingNumbers(expected: readonly string[], found: readonly string[]) {
  return expected
    .filter((line) => !found.includes(line))
    .flatMap((line) => {
      const wanted = numbersIn(line);
      const shape = shapeOf(line);
      // A number alone is anywhere.
      if (wanted.length === 0 || !/[a-z%]/i.test(line)) return [];
      const alike = found.flatMap((other) => shape.exec(other)?.[0] ?? []);
      const [only, ...more] = new Set(alike);
      if (only === undefined || more.length > 0) return [];
      return numbersIn(only).flatMap((text, index) =>
        text === wanted[index] ? [] : [{ text, about: only.replaceAll('%', ' percent ') }],
      );
    });
}

/** Each with its sign of percent. */
const numbersIn = (line: string): readonly string[] =>
  [...line.matchAll(number)].map(({ 0: text, index }) =>
    line[index + text.length] === '%' ? `${text}%` : text,
  );

/** Matches the words of a line with any numbers. */
function shapeOf(line: string): RegExp {
  const words = line.split(number).map(escapePattern);
  return new RegExp(`(?<![\\w$,.])${words.join('\\d[\\d,.]*')}(?!\\w)`);
}
