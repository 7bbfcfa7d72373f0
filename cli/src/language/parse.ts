import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { type Complaint, type Mistake, mistakeAt } from './mistake.ts';
import { misnestedAt } from './nesting.ts';
import type { Source } from './source.ts';
import { unquotedAmountIn } from './unquoted-amount.ts';
import { isNeverClosed, yamlWords } from './yaml-words.ts';

export type Parsed = { readonly root: YAMLMap } | { readonly mistakes: readonly Mistake[] };

/** Parses the YAML of one file with positions. Reports anything except plain, single-document YAML. */
export function parseSource(source: Source): Parsed {
  if (notText.test(source.text))
    return refuse({ ...source, text: '' }, 0, 0, {
      message: 'the file is not a text in UTF-8',
      expected: 'a text file; most editors have UTF-8 under "Save with encoding"',
    });
  const documents = parseAllDocuments(source.text, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: true,
    version: '1.2',
  }) as Document.Parsed[];
  const [document, second] = documents;
  if (!document || document.contents === null)
    return refuse(source, 0, 0, {
      message: 'the file is empty',
      expected: '`scenario: <its name>`, then `as:` and `steps:`',
    });
  const amount = unquotedAmountIn(document, source.text);
  if (amount) return refuse(source, amount.span.start, amount.span.end, amount.complaint);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [start, end] = openedAt(error, document) ?? error.pos;
    const nested = nestingErrors.has(error.code) ? misnestedAt(source, start) : null;
    return nested
      ? refuse(source, nested.span.start, nested.span.end, nested.complaint)
      : refuse(source, start, end, yamlWords(error));
  }
  if (second) {
    return refuse(source, second.range[0], second.range[0] + 3, {
      message: 'a second document begins here',
      expected: 'one scenario per file',
    });
  }
  const anchor = firstAnchor(document);
  if (anchor)
    return refuse(source, anchor[0], anchor[1], {
      message: 'anchors (&name) are not part of the scenario language',
      expected: 'the values themselves; shared steps go into a fragment with `use:`',
    });
  if (isMap(document.contents)) return { root: document.contents };
  const [start, end] = document.contents.range;
  return refuse(source, start, end, {
    message: 'a scenario is a mapping',
    expected: '`scenario: <its name>`, then `as:` and `steps:`',
  });
}

/** What decoding makes of bytes that are no text. Printing them would garble the terminal. */
const notText = /[\0\uFFFD]/;

function refuse(source: Source, start: number, end: number, complaint: Complaint): Parsed {
  return { mistakes: [mistakeAt(source, { start, end }, complaint)] };
}

/** Reports an unclosed quote or bracket where it was opened, not at the end of the file. */
function openedAt(error: YAMLError, document: Document.Parsed): readonly [number, number] | null {
  if (!isNeverClosed(error)) return null;
  let found: readonly [number, number] | null = null;
  visit(document, {
    Node(_, node) {
      const opens = isScalar(node) ? node.type?.startsWith('QUOTE') : 'flow' in node && node.flow;
      if (opens && node.range && node.range[0] < error.pos[0]) {
        found = [node.range[0], node.range[0] + 1];
      }
    },
  });
  return found;
}

/** The parser's errors for steps with wrong indentation. */
const nestingErrors: ReadonlySet<YAMLError['code']> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

function firstAnchor(document: Document.Parsed): readonly [number, number] | null {
  let found: readonly [number, number] | null = null;
  visit(document, {
    Node(_, node) {
      if ('anchor' in node && node.anchor && node.range) {
        found = [node.range[0], node.range[1]];
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}
