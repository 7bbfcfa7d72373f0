import { basename, dirname } from 'node:path';
import { kebabCase } from '../../kebab-case.ts';
import { type AmountPlace, type AmountSource, amountsIn, dayOf } from '../terms/amounts.ts';
import type { StepFailure } from '../terms/result.ts';
import { lineIn, productSources, type Source } from './product-sources.ts';
import { locationOfScreen } from './screen-location.ts';

/** How many amounts are traced. */
const maxAmounts = 3;

/** Says where the amounts of a failure come from, if one was expected and another one found. */
export async function formatAmountSources(
  { expected = [], found = [] }: StepFailure,
  sourceOf: (amount: string) => Promise<AmountSource | null>,
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
  const lines = await Promise.all([
    ...others.map(async (amount) =>
      formatFoundAmount(amount, ranked(await sourceOf(amount), nearest)),
    ),
    ...missed.map(async (amount) =>
      formatExpectedAmount(amount, ranked(await sourceOf(amount), nearest)),
    ),
  ]);
  return lines.flat();
}

/** Puts the places first whose names have a word of the line: "Due Today" may be `order.$order, due`, and no other price. */
function ranked(source: AmountSource | null, line: string): AmountSource | null {
  if (!source) return null;
  const words = wordsIn(`${line} ${source.screen}`);
  const score = ({ call, store, path }: AmountPlace) =>
    new Set(wordsIn(call ? path : `${store} ${path}`).filter((word) => words.includes(word))).size;
  return { ...source, places: source.places.toSorted((a, b) => score(b) - score(a)) };
}

/** "dueAtCheckout", "Due at checkout" → "due", "checkout". */
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

function formatFoundAmount(amount: string, source: AmountSource | null): string | [] {
  if (!source) return [];
  const [place] = source.places;
  if (place) return `${amount} comes from ${formatAmountPlace(place)}`;
  const at = locationOfScreen(source.area, source.screen);
  return `${amount} is in no response and no store of ${source.area}: the screen ${source.screen} computes it${at ? ` (${at})` : ''}`;
}

/** An amount that is known and not shown: what lies between its place and the page is wrong. */
function formatExpectedAmount(amount: string, source: AmountSource | null): string | [] {
  const place = source?.places[0];
  if (!place) return [];
  const writer = writerOf(amount);
  const at = writer && locationOfRuleNamed(writer);
  return `${amount}, which was expected, is in ${formatAmountPlace(place)}${at ? `; ${writer} writes it (${at})` : ''}`;
}

/** Days and whole dollars are shown otherwise than they are known. */
function writerOf(amount: string): string | null {
  if (dayOf(amount)) return 'formatDay';
  return amount.includes('.') ? null : 'formatWholeDollars';
}

function formatAmountPlace({ call, store, area, path, of }: AmountPlace): string {
  const from = of ? `, computed from ${of}` : '';
  if (call) return `the response of ${call}, ${path}`;
  const at = [store && locationOfStore(store, area ?? ''), locationOfField(store, area, path)];
  const where = [...new Set(at.filter((one) => one !== undefined))].join(', ');
  return `${store} of ${area}${path && `, ${path}`}${where && ` (${where})`}${from}`;
}

/** Returns the files of the model that defines a store, those named after the part of the model first. */
function filesOf(store: string, area: string): readonly Source[] {
  const parts = store
    .split('.')
    .filter((part) => !part.startsWith('$'))
    .map(kebabCase);
  const isOwn = ({ file }: Source) =>
    parts.includes(basename(file, '.ts')) || parts.includes(basename(dirname(file)));
  const model = productSources().filter(({ file }) => file.startsWith(`mfe/${area}/`));
  return [...model.filter(isOwn), ...model.filter((source) => !isOwn(source))];
}

/** Returns the line that defines a store. */
export function locationOfStore(store: string, area: string): string | undefined {
  const name = (store.split('.').at(-1) ?? '').replaceAll('$', '\\$');
  const defines = new RegExp(`(const ${name}\\b|^\\s*${name}:)`);
  return filesOf(store, area)
    .map((source) => lineIn(source, defines))
    .find((line) => line !== undefined);
}

/**
 * Returns the line of the function that computes a field of a store: `price: monthlyPrice(quotes)` and
 * `const price = monthlyPrice(quotes)` lead to `monthlyPrice`. If
 * no field names one, that of the domain's function that the store's definition calls.
 */
function locationOfField(store: string | undefined, area = '', path = ''): string | undefined {
  if (!store) return undefined;
  const files = filesOf(store, area);
  const keys = path.split(/[.[\]]+/).filter((part) => /^[a-z]\w*$/i.test(part));
  const computing = keys.reverse().flatMap((key) => {
    const computes = new RegExp(`\\b${key}(?::| =) (?:[^,(]*\\W)?(\\w+)\\(`);
    const lines = files.slice(0, 1).flatMap((source) => source.lines);
    return lines.flatMap((line) => computes.exec(line)?.[1] ?? []);
  });
  return [...computing, ...calledIn(store, area)]
    .map((name) => locationOfRuleNamed(name, files[0]))
    .find((line) => line);
}

/** How many lines a store's definition has at most. */
const longest = 12;

/** Returns the functions that a store's definition calls. */
function calledIn(store: string, area: string): readonly string[] {
  const [file, row] = locationOfStore(store, area)?.split(':') ?? [];
  const source = productSources().find((one) => one.file === file);
  const [first = '', ...rest] =
    source?.lines.slice(Number(row) - 1, Number(row) - 1 + longest) ?? [];
  const end = rest.findIndex((line) => /^\s*(const|return|sample)\b|^\s*\/\*\*/.test(line));
  const lines = [first, ...rest.slice(0, end < 0 ? rest.length : end)];
  return lines.flatMap((line) =>
    [...line.matchAll(/\b([a-z]\w+)\b/g)].map(([, name = '']) => name),
  );
}

/** Returns the line that defines a function of the domain; of two with the name, the one that a file imports. */
function locationOfRuleNamed(name: string, importer?: Source): string | undefined {
  const imports = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '@fairlead/(domain/[\\w-]+)'`);
  const [, from = 'domain'] = imports.exec(importer?.lines.join('\n') ?? '') ?? [];
  const folder = `shared/${from.replace('domain', 'domain/src')}/`;
  const isNear = ({ file }: Source) => file.startsWith(folder);
  const defines = new RegExp(`^export (const ${name} = [(<]|const ${name} =$|function ${name}\\b)`);
  return productSources()
    .filter(({ file }) => file.startsWith('shared/domain/'))
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .map((source) => lineIn(source, defines))
    .find((line) => line !== undefined);
}
