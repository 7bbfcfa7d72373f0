import { amountsIn, type ValuePlace } from '../terms/amounts.ts';
import type { StepFailure } from '../terms/result.ts';
import { type DifferingText, differingTexts } from './differing-texts.ts';
import type { Lack } from './find-text.ts';
import { computedFirst, formatPlace, ranked } from './format-place.ts';

/** How many texts are traced. */
const maxTexts = 2;

type Sources = {
  readonly sourceOf: (text: string) => Promise<readonly ValuePlace[]>;
  readonly lackOf: (text: string, others: readonly string[]) => Promise<Lack | null>;
  /** Whether a response has this text. */
  readonly isSent: (text: string) => Promise<boolean>;
  /** Where the sources write a text, and not the one that was expected. */
  readonly placesWriting: (text: string, wanted: string) => readonly string[];
};

/** Says where the texts of a failure come from that are others than expected, and where one was left out that the server sent. */
export async function formatTextSources(
  failure: StepFailure,
  { sourceOf, lackOf, isSent, placesWriting }: Sources,
): Promise<readonly string[]> {
  const { found = [] } = failure;
  const texts = [...differingTexts(failure), ...reasonOf(failure)].filter(isTraceable);
  const lines = texts.map(async ({ key, wanted, text }) => {
    const [place] = ranked(computedFirst(await sourceOf(text)), key);
    const from = place && formatPlace(place);
    // What the server sent is written nowhere here.
    const isOther = place && (await isSent(text));
    const written = isOther ? [] : inFilesOf(from ?? '', placesWriting(text, wanted));
    const writer = written.length > 0 ? `written by ${formatList(written)}` : null;
    if (from) return `“${text}” comes from ${from}${writer ? `, ${writer}` : ''}`;
    return writer ? `“${text}” is ${writer}` : [];
  });
  const missed = missedName(found);
  const others = found.filter((line) => !missing.test(line));
  const lack = missed === null ? null : await lackOf(missed, others);
  return [
    ...new Set((await Promise.all(lines)).flat().slice(0, maxTexts)),
    ...(lack
      ? [
          `“${missed}” is in ${formatPlace(lack.sent)}, and not in ${formatPlace(lack.lacking)}, which has the others`,
        ]
      : []),
  ];
}

/** Why a control is disabled, as its failure says. */
function reasonOf({ message }: StepFailure): readonly DifferingText[] {
  const [, text] = / is disabled: (.+)$/.exec(message) ?? [];
  return text === undefined ? [] : [{ key: message, wanted: '', text }];
}

/** Amounts are traced otherwise; a number, a boolean or a whole description is anywhere, or nowhere. */
const isTraceable = ({ text }: DifferingText) =>
  /^[^{[]*[a-z]{3}/i.test(text) && !/^(true|false)$/.test(text) && amountsIn([text]).length === 0;

/** Of several places, those in a file that is named already. */
function inFilesOf(said: string, places: readonly string[]): readonly string[] {
  const named = places.filter((place) => said.includes(/\(([^:]+):/.exec(place)?.[1] ?? place));
  return named.length > 0 ? named : places;
}

const formatList = (places: readonly string[]) =>
  places.length < 2 ? places.join() : `${places.slice(0, -1).join(', ')} or ${places.at(-1)}`;

const missing = /^no \w+ '(.+)'$/;

const missedName = (found: readonly string[]): string | null =>
  found.map((line) => missing.exec(line)?.[1]).find((name) => name !== undefined) ?? null;
