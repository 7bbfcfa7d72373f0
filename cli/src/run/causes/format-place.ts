import { basename, dirname } from 'node:path';
import { kebabCase } from '../../kebab-case.ts';
import type { ValuePlace } from '../terms/amounts.ts';
import { lineIn, productSources, type Source } from './product-sources.ts';

/** Puts the places first whose names have a word of the line: "Due Today" may be `order.$order, due`, and no other price. */
export function ranked(places: readonly ValuePlace[], line: string): readonly ValuePlace[] {
  const score = (place: ValuePlace) => wordsShared(place, line);
  return places.toSorted((a, b) => score(b) - score(a));
}

/** Whether the name of a place has a word of the line. */
export const isAbout = (place: ValuePlace, line: string): boolean => wordsShared(place, line) > 0;

function wordsShared({ call, store, path }: ValuePlace, line: string): number {
  const words = wordsIn(line);
  const own = wordsIn(call ? path : `${store} ${path}`).filter((word) => words.includes(word));
  return new Set(own).size;
}

/** "dueAtCheckout", "Due at checkout" → "due", "checkout". */
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

/** Puts the places first of which a rule is known that computes them. */
export const computedFirst = (places: readonly ValuePlace[]): readonly ValuePlace[] => {
  const computed = places.filter(({ store, area, path }) => locationOfField(store, area, path));
  return [...computed, ...places.filter((place) => !computed.includes(place))];
};

/** Names a response or a store, and the lines that define it and compute its field. */
export function formatPlace({ call, store, area, path, of }: ValuePlace): string {
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
    return [...files.slice(0, 1), ...importedBy(files)].flatMap(({ lines }) =>
      lines.flatMap((line) => computes.exec(line)?.[1] ?? []),
    );
  });
  const called = calledIn(store, area);
  const names = [
    ...computing,
    ...called,
    ...called.flatMap((name) => calledInFunction(name, files[0])),
  ];
  const rule = names.map((name) => locationOfRuleNamed(name, files[0])).find((line) => line);
  return rule ?? names.map((name) => locationInModel(name, files)).find((line) => line);
}

/** Returns the line of a function of the model, in its own file or in one that this imports. */
const locationInModel = (name: string, files: readonly Source[]): string | undefined =>
  [...files.slice(0, 1), ...importedBy(files)]
    .map((source) =>
      lineIn(
        source,
        new RegExp(`^(export )?(const ${name} = [(<]|const ${name} =$|function ${name}\\b)`),
      ),
    )
    .find((line) => line);

/** The files of the model that the first one makes its values with. */
function importedBy([own, ...others]: readonly Source[]): readonly Source[] {
  const imports = (own?.lines ?? []).flatMap(
    (line) => /from '\.\/([\w-]+\.ts)'/.exec(line)?.[1] ?? [],
  );
  return others.filter(({ file }) => imports.includes(basename(file)));
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
  return namesIn([first, ...rest.slice(0, end < 0 ? rest.length : end)]);
}

/** Returns the functions that a function of the store's own file calls. */
function calledInFunction(name: string, own?: Source): readonly string[] {
  const lines = own?.lines ?? [];
  const first = lines.findIndex((line) => new RegExp(`^(export )?function ${name}\\b`).test(line));
  if (first < 0) return [];
  const end = lines.findIndex((line, at) => at > first && line.startsWith('}'));
  return namesIn(lines.slice(first + 1, end));
}

const namesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => [...line.matchAll(/\b([a-z]\w+)\b/g)].map(([, name = '']) => name));

/** Returns the line that defines a function of the domain; of two with the name, the one that a file imports. */
export function locationOfRuleNamed(name: string, importer?: Source): string | undefined {
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
