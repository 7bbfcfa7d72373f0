import { type AmountSource, amountsIn, dayOf } from '../terms/amounts.ts';
import type { StepFailure } from '../terms/result.ts';
import { formatPicked } from './format-picked.ts';
import { formatPlace, locationOfRuleNamed, ranked } from './format-place.ts';
import { locationOfScreen } from './screen-location.ts';

type SourceOf = (amount: string) => Promise<AmountSource | null>;

/** How many amounts are traced. */
const maxAmounts = 3;

/** Says where the amounts of a failure come from, if one was expected and another one found. */
export async function formatAmountSources(
  { expected = [], found = [] }: StepFailure,
  ask: SourceOf,
): Promise<readonly string[]> {
  // Of an outline, only the lines that differ.
  const wanted = amountsIn(expected.filter((line) => !found.includes(line)));
  const unlike = found.filter((line) => !expected.includes(line));
  const differs = (amount: string) => !wanted.includes(amount);
  // The lines begin with the one that is most like what was expected.
  const nearest = unlike.find((line) => amountsIn([line]).some(differs)) ?? '';
  const others = amountsIn([nearest]).filter(differs).slice(0, maxAmounts);
  const missed = wanted
    .filter((amount) => !amountsIn(unlike).includes(amount))
    .slice(0, maxAmounts);
  if (others.length === 0 || wanted.length === 0) return [];
  // Where the line has the amounts, something else in it differs.
  const first = unlike.find((line) => amountsIn([line]).length > 0);
  if (missed.length === 0 && first !== nearest) return [];
  const ranking = (source: AmountSource | null) =>
    source && { ...source, places: ranked(source.places, `${nearest} ${source.screen}`) };
  const sourceOf = once(ask);
  const picked = await pickedOf(others, wanted, sourceOf);
  if (picked) return [picked];
  const lines = await Promise.all([
    ...others.map(async (amount) => formatFoundAmount(amount, ranking(await sourceOf(amount)))),
    ...missed.map(async (amount) => formatExpectedAmount(amount, ranking(await sourceOf(amount)))),
  ]);
  return lines.flat();
}

/** Asks for each amount once. */
function once(ask: SourceOf): SourceOf {
  const answers = new Map<string, ReturnType<SourceOf>>();
  return (amount) => {
    const answer = answers.get(amount) ?? ask(amount);
    answers.set(amount, answer);
    return answer;
  };
}

/** Two amounts of the same list: the wrong one of them was picked. */
async function pickedOf(
  others: readonly string[],
  wanted: readonly string[],
  sourceOf: SourceOf,
): Promise<string | null> {
  for (const amount of others)
    for (const expected of wanted.slice(0, maxAmounts)) {
      const [one, other] = [await sourceOf(amount), await sourceOf(expected)];
      const picked = one && other && formatPicked(one.places, other.places);
      if (picked) return `${amount} and ${expected}, which was expected, ${picked}`;
    }
  return null;
}

function formatFoundAmount(amount: string, source: AmountSource | null): string | [] {
  if (!source) return [];
  const [place] = source.places;
  if (place)
    return `${amount} ${place.isSum ? 'is the sum of' : 'comes from'} ${formatPlace(place)}`;
  const at = locationOfScreen(source.area, source.screen);
  return `${amount} is in no response and no store of ${source.area}: the screen ${source.screen} computes it${at ? ` (${at})` : ''}`;
}

/** An amount that is known and not shown: what lies between its place and the page is wrong. */
function formatExpectedAmount(amount: string, source: AmountSource | null): string | [] {
  const place = source?.places[0];
  if (!place) return [];
  const writer = writerOf(amount);
  const at = writer && locationOfRuleNamed(writer);
  return `${amount}, which was expected, is in ${formatPlace(place)}${at ? `; ${writer} writes it (${at})` : ''}`;
}

/** Days and whole dollars are shown otherwise than they are known. */
function writerOf(amount: string): string | null {
  if (dayOf(amount)) return 'formatDay';
  return amount.includes('.') ? null : 'formatWholeDollars';
}
