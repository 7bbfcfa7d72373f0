import { type AmountPlace, amountsIn } from '../terms/amounts.ts';
import type { StepFailure } from '../terms/result.ts';
import type { Lack } from './find-text.ts';
import { formatPlace, ranked } from './format-place.ts';

/** How many texts are traced. */
const maxTexts = 2;

type Sources = {
  readonly sourceOf: (text: string) => Promise<readonly AmountPlace[]>;
  readonly lackOf: (text: string, others: readonly string[]) => Promise<Lack | null>;
};

/** Says where the texts of a failure come from that are others than expected, and where one was left out that the server sent. */
export async function formatTextSources(
  { expected = [], found = [] }: StepFailure,
  { sourceOf, lackOf }: Sources,
): Promise<readonly string[]> {
  const texts = otherTexts(expected, found).slice(0, maxTexts);
  const lines = texts.map(async ({ key, text }) => {
    const [place] = ranked(await sourceOf(text), key);
    return place ? [`“${text}” comes from ${formatPlace(place)}`] : [];
  });
  const missed = missedName(found);
  const others = found.filter((line) => !missing.test(line));
  const lack = missed === null ? null : await lackOf(missed, others);
  return [
    ...(await Promise.all(lines)).flat(),
    ...(lack
      ? [
          `“${missed}” is in ${formatPlace(lack.sent)}, and not in ${formatPlace(lack.lacking)}, which has the others`,
        ]
      : []),
  ];
}

const fact = /^([\w ]+): (.+)$/;

/** What facts say that were expected to say something else: `status: Ready` where `status: Live` was expected. */
function otherTexts(expected: readonly string[], found: readonly string[]) {
  return expected.flatMap((line) => {
    const [, key = '', wanted = ''] = fact.exec(line) ?? [];
    if (key === '' || found.includes(line)) return [];
    const [, , text = ''] =
      found.map((one) => fact.exec(one)).find((one) => one?.[1] === key) ?? [];
    return isTraceable(text) && isTraceable(wanted) ? [{ key, text }] : [];
  });
}

/** Amounts are traced otherwise; a number, a boolean or a whole description is anywhere, or nowhere. */
const isTraceable = (text: string) =>
  /^[^{[]*[a-z]{3}/i.test(text) && !/^(true|false)$/.test(text) && amountsIn([text]).length === 0;

const missing = /^no \w+ '(.+)'$/;

const missedName = (found: readonly string[]): string | null =>
  found.map((line) => missing.exec(line)?.[1]).find((name) => name !== undefined) ?? null;
