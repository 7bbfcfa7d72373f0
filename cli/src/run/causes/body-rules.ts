import { functionNamed, importedRule, namesIn } from './asked-rules.ts';
import { locationsOfCall } from './call-locations.ts';
import { lineIn, productSources, type Source } from './product-sources.ts';

/** How many rules are named. */
const most = 4;

/**
 * Returns the line that fills a field of a call's body, and the rule that it asks: in the file that sends the call, or in the
 * only rule that this file imports and that fills such a field. Then the shared store that it's read from.
 */
export function locationsOfField(call: string, area: string | undefined, path: string) {
  const key = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  const sender = senderOf(call, area);
  if (!sender || !key || !/^\w+$/.test(key)) return [];
  const own = new RegExp(`^\\s+${key}(:(?! (string|number|boolean|s\\.|readonly)\\b)|,$)`);
  const computed = new RegExp(`^\\s+${key}: .*\\w(\\(|\\.\\w)`);
  const inSender = bodyOf(sender).filter(({ line }) => own.test(line));
  const [only, ...others] =
    inSender.length > 0
      ? inSender
      : importedBy(sender).flatMap((source) => linesOf(source, computed));
  if (!only || others.length > 0) return [];
  const rules = namesIn([only.line.slice(only.line.indexOf(':'))]).flatMap(
    (name) => importedRule(name, only.source) ?? sharedStoreIn(name, only.source) ?? [],
  );
  return [...new Set([only.at, ...rules])];
}

/**
 * Returns the rules that the body of a call is made with, the last ones first: those of the domain in the function that the
 * sending file makes it with.
 */
export function rulesOfBody(call: string, area: string | undefined): readonly string[] {
  const sender = senderOf(call, area);
  if (!sender) return [];
  const rules = makersIn(sender).flatMap(({ name, at, lines }) => {
    const asked = namesIn(lines.toReversed()).flatMap((rule) => {
      const line = importedRule(rule, sender);
      return line ? [`${rule} (${line})`] : [];
    });
    return asked.length > 0 ? [`${name} (${at})`, ...asked] : [];
  });
  const [first] = bodiesIn(sender);
  return rules.length > 0 ? [...new Set(rules)].slice(0, most) : first ? [first.at] : [];
}

/** Returns the line of the shared store that a file reads by a name: `source: { attribution: $attribution }`. */
function sharedStoreIn(name: string, { lines }: Source): string | undefined {
  const [, store] = new RegExp(`\\b${name}: \\$(\\w+)`).exec(lines.join('\n')) ?? [];
  const defines = new RegExp(`^export const \\$${store} =`);
  return productSources()
    .map((source) => lineIn(source, defines))
    .find((line) => line !== undefined);
}

type Sender = Source & { readonly line: string };

function senderOf(call: string, area: string | undefined): Sender | null {
  const [location, ...others] = locationsOfCall(call, area);
  const [file, row] = location?.split(':') ?? [];
  const source = productSources().find((one) => one.file === file);
  if (!source || others.length > 0) return null;
  return { ...source, line: source.lines[Number(row) - 1] ?? '' };
}

const linesOf = (source: Source, pattern: RegExp) =>
  source.lines.flatMap((line, row) =>
    pattern.test(line) ? [{ source, line, at: `${source.file}:${row + 1}` }] : [],
  );

/** The files of the domain with what a file imports, rules and types. */
function importedBy({ lines }: Source): readonly Source[] {
  const imports = [
    ...lines.join('\n').matchAll(/import (?:type )?\{([^}]+)\} from '@fairlead\/domain/g),
  ];
  const names = imports.flatMap(([, list = '']) => namesIn([list]));
  const defines = new RegExp(`^export (const|function|type) (${names.join('|')})\\b`);
  return productSources().filter(
    (source) =>
      names.length > 0 && source.file.startsWith('shared/domain/') && lineIn(source, defines),
  );
}

type Line = { readonly source: Source; readonly line: string; readonly at: string };

/** Returns the lines of what a sender sends: where it calls its effect, and of the functions that are asked there. */
const bodyOf = (sender: Sender): readonly Line[] => [
  ...bodiesIn(sender),
  ...makersIn(sender).flatMap(({ lines, row }) => linesFrom(sender, lines, row)),
];

/** Returns the functions of a sender's file that make its bodies. */
const makersIn = (sender: Sender) =>
  namesIn(bodiesIn(sender).map(({ line }) => line))
    .map((name) => functionNamed(name, sender))
    .filter((one) => one !== null);

const linesFrom = (source: Source, lines: readonly string[], row: number): readonly Line[] =>
  lines.map((line, index) => ({ source, line, at: `${source.file}:${row + index + 1}` }));

/** Returns the lines of the bodies with which a sender's effect is called, or a sample targets it. */
function bodiesIn(sender: Sender): readonly Line[] {
  const effect = /const (\w+) =/.exec(sender.line)?.[1];
  if (!effect) return [];
  const { lines } = sender;
  const calls = new RegExp(`\\b${effect}\\(|target: ${effect}\\b`);
  return lines.flatMap((line, row) => {
    if (!calls.test(line)) return [];
    const isTarget = line.includes('target:');
    const first = isTarget
      ? lines.slice(0, row).findLastIndex((one) => one.includes('sample({'))
      : row;
    const depth = indentOf(lines[first] ?? '');
    const end = lines.findIndex(
      (one, at) => at > first && indentOf(one) <= depth && /\S/.test(one),
    );
    const block = lines.slice(first, end < 0 ? row + 1 : end);
    const body = block.findIndex((one) => /\bbody\b/.test(one));
    return body < 0 ? [] : linesFrom(sender, block.slice(body), first + body);
  });
}

const indentOf = (line: string): number => line.search(/\S|$/);
