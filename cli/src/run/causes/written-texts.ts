import { globSync } from 'node:fs';
import { repository } from '../../repository.ts';
import { escapePattern } from './escape-pattern.ts';
import { readSource, type Source } from './product-sources.ts';

/** The folders whose texts every area may show, the rules first. */
const shared = ['shared/domain/src', 'shared/store/src', 'shared/mfe-kit/src'];

/** A text in the sources. `pattern` matches what is shown of it; `fixed` is how much of that is always the same. */
type WrittenText = {
  readonly pattern: RegExp;
  readonly fixed: number;
  /** The function or the key that has it, and its line: `formatOutOfPocket (shared/domain/src/…:27)`. */
  readonly place: string;
  /** The key by which the screens show a text of the content. */
  readonly key: string | undefined;
};

/** More places than these say nothing. */
const maxPlaces = 4;

/**
 * Returns where the sources write a text that a page shows and none that was expected in its place: rules first, then texts of
 * the screens. Nothing if it's written in too many places, or put together from others.
 */
export function placesWriting(
  text: string,
  wanted: string,
  area: string | undefined,
): readonly string[] {
  if (!/[a-z]{3}/i.test(text)) return [];
  const written = textsOf(area)
    .filter(({ pattern, fixed }) => 3 * fixed >= text.length && pattern.test(text))
    .filter(({ pattern }) => !pattern.test(wanted));
  const places = [...new Set(written.map(({ place }) => place))];
  const [only] = written;
  if (places.length === 1 && only?.key) return [only.place + shownBy(only.key, area)];
  return places.length > maxPlaces ? [] : places;
}

/** Says which components show a text of the content, if it's only one or two. */
function shownBy(key: string, area: string | undefined): string {
  const uses = new RegExp(`\\.${key}\\b`);
  const found = filesOf(area).flatMap(({ file, lines }) =>
    lines.flatMap((line, row) =>
      file.endsWith('.tsx') && uses.test(line)
        ? [`${nameAt(lines, row, false)} (${file}:${row + 1})`]
        : [],
    ),
  );
  // An element may use it twice, one line after the other.
  const first = [
    ...new Map(found.toReversed().map((place) => [place.split(' ')[0], place])).values(),
  ];
  return first.length === 0 || first.length > 2
    ? ''
    : `, shown by ${first.reverse().join(' and ')}`;
}

const known = new Map<string | undefined, readonly WrittenText[]>();
const files = new Map<string, readonly Source[]>();

/** Read once per area: only failures need them. */
function textsOf(area: string | undefined): readonly WrittenText[] {
  const texts = known.get(area) ?? filesOf(area).flatMap(textsOfFile);
  known.set(area, texts);
  return texts;
}

const filesOf = (area: string | undefined): readonly Source[] =>
  [...shared, ...(area ? [`mfe/${area}/src`] : [])].flatMap((folder) => {
    const read = files.get(folder) ?? filesIn(folder);
    files.set(folder, read);
    return read;
  });

const filesIn = (folder: string): readonly Source[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repository })
    .sort()
    .filter((file) => !/\.test\.tsx?$|\/(testing|tasks)\b|\/stories\b/.test(file))
    .map(readSource);

const literal = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\\n]|\\.)+)`/g;
/** A line of a screen that is nothing but text. */
const plainLine = /^\s+([A-Z][^<>{}=;()]+)$/;

function textsOfFile({ file, lines }: Source): readonly WrittenText[] {
  return lines.flatMap((line, row) => {
    if (/^\s*(\/?\*|\/\/|import )/.test(line)) return [];
    const plain = file.endsWith('.tsx') ? (plainLine.exec(line)?.[1] ?? []) : [];
    const written = [...line.matchAll(literal)].flatMap(
      ([, one, other, template]) => one ?? other ?? template ?? [],
    );
    return [...written, ...[plain].flat()]
      .filter((text) => /[a-z]{3}/i.test(text))
      .map((text) => ({
        ...patternOf(text),
        place: `${nameAt(lines, row)} (${file}:${row + 1})`,
        key: /\/content\b/.test(file) ? keyIn(line) : undefined,
      }));
  });
}

function patternOf(source: string) {
  const parts = source.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}/);
  const escaped = parts.map(escapePattern);
  return {
    pattern: new RegExp(`^${escaped.join('.+')}$`, 's'),
    fixed: parts.join('').length,
  };
}

const keyIn = (line: string): string | undefined => /^\s+['"]?([\w-]+)['"]?:/.exec(line)?.[1];

/** Returns the key of a line in a table, or the function around it. */
function nameAt(lines: readonly string[], row: number, isKey = true): string {
  const declared = lines
    .slice(0, row + 1)
    .map((line) => /^(?:export )?(?:const|function|class) (\w+)/.exec(line)?.[1])
    .findLast((name) => name !== undefined);
  return (isKey ? keyIn(lines[row] ?? '') : undefined) ?? declared ?? 'a text';
}
