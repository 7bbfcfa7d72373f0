import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository.ts';

/** The folders whose texts every area may show, the rules first. */
const shared = ['shared/domain/src', 'shared/store/src', 'shared/mfe-kit/src'];

/** A text in the sources. `pattern` matches what is shown of it; `fixed` is how much of that is always the same. */
type WrittenText = {
  readonly pattern: RegExp;
  readonly fixed: number;
  /** The function or the key that has it, and its line: `formatOutOfPocket (shared/domain/src/…:27)`. */
  readonly place: string;
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
  const places = textsOf(area)
    .filter(({ pattern, fixed }) => 3 * fixed >= text.length && pattern.test(text))
    .filter(({ pattern }) => !pattern.test(wanted))
    .map(({ place }) => place);
  return places.length > maxPlaces ? [] : [...new Set(places)];
}

const known = new Map<string | undefined, readonly WrittenText[]>();

/** Read once per area: only failures need them. */
function textsOf(area: string | undefined): readonly WrittenText[] {
  const texts =
    known.get(area) ?? [...shared, ...(area ? [`mfe/${area}/src`] : [])].flatMap(textsIn);
  known.set(area, texts);
  return texts;
}

const textsIn = (folder: string): readonly WrittenText[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repository })
    .sort()
    .filter((file) => !/\.test\.tsx?$|\/(testing|tasks)\b|\/stories\b/.test(file))
    .flatMap((file) => textsOfFile(file, readFileSync(join(repository, file), 'utf8').split('\n')));

const literal = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\\n]|\\.)+)`/g;
/** A line of a screen that is nothing but text. */
const plainLine = /^\s+([A-Z][^<>{}=;()]+)$/;

function textsOfFile(file: string, lines: readonly string[]): readonly WrittenText[] {
  return lines.flatMap((line, row) => {
    if (/^\s*(\/?\*|\/\/|import )/.test(line)) return [];
    const plain = file.endsWith('.tsx') ? (plainLine.exec(line)?.[1] ?? []) : [];
    const written = [...line.matchAll(literal)].flatMap(
      ([, one, other, template]) => one ?? other ?? template ?? [],
    );
    return [...written, ...[plain].flat()]
      .filter((text) => /[a-z]{3}/i.test(text))
      .map((text) => writtenText(text, `${nameAt(lines, row)} (${file}:${row + 1})`));
  });
}

function writtenText(source: string, place: string): WrittenText {
  const parts = source.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}/);
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    pattern: new RegExp(`^${escaped.join('.+')}$`, 's'),
    fixed: parts.join('').length,
    place,
  };
}

/** Returns the key of a line in a table, or the function around it. */
function nameAt(lines: readonly string[], row: number): string {
  const own = /^\s+['"]?([\w-]+)['"]?:/.exec(lines[row] ?? '')?.[1];
  const declared = lines
    .slice(0, row + 1)
    .map((line) => /^(?:export )?(?:const|function|class) (\w+)/.exec(line)?.[1])
    .findLast((name) => name !== undefined);
  return own ?? declared ?? 'a text';
}
