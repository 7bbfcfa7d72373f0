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
import type { Source } from './source.ts';

export type Parsed = { readonly root: YAMLMap } | { readonly mistakes: readonly Mistake[] };

/** Reads the YAML of one file with positions; whatever is not plain, single-document YAML is refused in plain words. */
export function parseSource(source: Source): Parsed {
  const documents = parseAllDocuments(source.text, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: true,
    version: '1.2',
  }) as Document.Parsed[];
  const [document, second] = documents;
  if (!document || document.contents === null)
    return refuse(source, 0, 0, { message: 'the file is empty' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [start, end] = openedAt(error, document) ?? error.pos;
    return refuse(source, start, end, sayError(error));
  }
  if (second) {
    return refuse(source, second.range[0], second.range[0] + 3, {
      message: 'a second document begins here',
      expected: 'one scenario a file',
    });
  }
  const anchor = firstAnchor(document);
  if (anchor)
    return refuse(source, anchor[0], anchor[1], {
      message: 'anchors (&name) are not part of the scenario language',
      expected: 'the values themselves; shared steps go into a fragment with `use:`',
    });
  if (isMap(document.contents)) return { root: document.contents as YAMLMap };
  const [start, end] = document.contents.range;
  return refuse(source, start, end, {
    message: 'a scenario is a mapping',
    expected: '`scenario: <its name>`, then `as:` and `steps:`',
  });
}

function refuse(source: Source, start: number, end: number, complaint: Complaint): Parsed {
  return { mistakes: [mistakeAt(source, { start, end }, complaint)] };
}

/** A quote or bracket that is never closed is told where it was opened, not at the end of the file. */
function openedAt(error: YAMLError, document: Document.Parsed): readonly [number, number] | null {
  if (!neverClosed(error)) return null;
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

const neverClosed = ({ code, message }: YAMLError) =>
  code === 'MISSING_CHAR' || message.startsWith('Flow ');

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

function sayError(error: YAMLError): Complaint {
  const words: Partial<Record<YAMLError['code'], Complaint>> = {
    TAB_AS_INDENT: { message: 'a tab indents this line', expected: 'spaces' },
    BAD_INDENT: {
      message: 'this line is indented differently from its neighbours',
      expected: 'the same number of spaces before every entry of a list or mapping',
    },
    DUPLICATE_KEY: { message: 'this key stands here twice', expected: 'each key once' },
    BAD_ALIAS: {
      message: 'an alias (*name) points to nothing',
      expected: 'the values themselves; a text that begins with * goes into quotes',
    },
    MULTIPLE_DOCS: { message: 'a second document begins here', expected: 'one scenario a file' },
    TAG_RESOLVE_FAILED: { message: 'YAML tags (!name) are not part of the scenario language' },
    BLOCK_AS_IMPLICIT_KEY: {
      message: 'a second colon stands on this line',
      expected: 'one `words: input` a line; a text with a colon goes into quotes',
    },
    MULTILINE_IMPLICIT_KEY: {
      message: 'these words run on over the line without a colon',
      expected: 'a colon after the words, or a dash before the next step',
    },
    BAD_SCALAR_START: {
      message: 'a text cannot begin with this character',
      expected: 'quotes round the text',
    },
    UNEXPECTED_TOKEN: {
      message: 'this does not belong here',
      expected: 'an entry, or the end of the line',
    },
  };
  // A dash too far to the left ends its list, and is then taken for a key.
  if (error.message.startsWith('A block sequence may not'))
    return words.BAD_INDENT ?? { message: error.message };
  if (neverClosed(error)) {
    return {
      message: 'something is missing here: a quote, a bracket, a comma or a colon',
      expected: 'every quote and bracket closed on its line',
    };
  }
  return words[error.code] ?? { message: error.message };
}
