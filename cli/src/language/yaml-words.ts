import type { YAMLError } from 'yaml';
import type { Complaint } from './mistake.ts';

const quotes = 'quotes around the text';
const differentIndent: Complaint = {
  message: 'this line is indented differently from its neighbors',
  expected: 'the same number of spaces before every entry of a list or mapping',
};
const noTags: Complaint = {
  message: 'YAML tags (!name) are not part of the scenario language',
  expected: `${quotes}, if it begins with !`,
};
const noAnchors: Complaint = {
  message: 'anchors (&name) are not part of the scenario language',
  expected: 'the values themselves; shared steps go into a fragment with `use:`',
};
const unexpected: Complaint = {
  message: 'this does not belong here',
  expected: 'an entry, or the end of the line',
};
const missing: Complaint = {
  message: 'something is missing here: a quote, a bracket, a comma or a colon',
  expected: 'every quote and bracket closed on its line',
};

/** Rewrites the YAML parser's errors, which are written for authors of parsers. */
const words: Readonly<Record<YAMLError['code'], Complaint>> = {
  ALIAS_PROPS: noAnchors,
  BAD_ALIAS: {
    message: 'an alias (*name) points to nothing',
    expected: 'the values themselves; a text that begins with * goes into quotes',
  },
  BAD_COLLECTION_TYPE: noTags,
  BAD_DIRECTIVE: {
    message: 'YAML directives (%name) are not part of the scenario language',
    expected: `${quotes}, if it begins with %`,
  },
  BAD_DQ_ESCAPE: {
    message: 'a backslash in double quotes begins something unknown',
    expected: 'single quotes, or two backslashes',
  },
  BAD_INDENT: differentIndent,
  BAD_PROP_ORDER: noAnchors,
  BAD_SCALAR_START: { message: 'a text cannot begin with this character', expected: quotes },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'there is a second colon on this line',
    expected: 'one `words: input` per line; a text with a colon goes into quotes',
  },
  BLOCK_IN_FLOW: {
    message: 'a list or mapping with dashes or line breaks is inside brackets',
    expected: 'commas inside [ ] and { }',
  },
  DUPLICATE_KEY: { message: 'this key appears twice', expected: 'each key once' },
  IMPOSSIBLE: unexpected,
  KEY_OVER_1024_CHARS: {
    message: 'the words before this colon are longer than 1024 characters',
    expected: 'a short name before the colon; quotes around a long text that contains one',
  },
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: {
    message: 'these words run on to the next line without a colon',
    expected: 'a colon after the words, or a dash before the next step',
  },
  MULTIPLE_ANCHORS: noAnchors,
  MULTIPLE_DOCS: { message: 'a second document begins here', expected: 'one scenario per file' },
  MULTIPLE_TAGS: noTags,
  NON_STRING_KEY: {
    message: 'this key is not a name',
    expected: 'a plain word or a quoted text before the colon',
  },
  RESOURCE_EXHAUSTION: {
    message: 'this is nested too deeply',
    expected: 'steps one below the other; shared steps go into a fragment with `use:`',
  },
  TAB_AS_INDENT: { message: 'this line is indented with a tab', expected: 'spaces' },
  TAG_RESOLVE_FAILED: noTags,
  UNEXPECTED_TOKEN: unexpected,
};

export function yamlWords(error: YAMLError): Complaint {
  // A dash too far to the left ends its list and is then parsed as a key.
  if (error.message.startsWith('A block sequence may not')) return differentIndent;
  return isNeverClosed(error) ? missing : words[error.code];
}

/** Whether the error is an unclosed quote or bracket. */
export const isNeverClosed = ({ code, message }: YAMLError): boolean =>
  code === 'MISSING_CHAR' || message.startsWith('Flow ');
