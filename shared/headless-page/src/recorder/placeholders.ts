/** What a scenario may say instead of somebody's data: `<my email>` is that of the persona who plays it. */
export const placeholders = [
  'my first name',
  'my last name',
  'my name',
  'my email',
  'my phone number',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** A field in which something was typed. */
type Field = { readonly type: string; readonly autocomplete: string };

const byPurpose: Readonly<Record<string, Placeholder>> = {
  'given-name': 'my first name',
  'family-name': 'my last name',
  name: 'my name',
  email: 'my email',
  tel: 'my phone number',
  'tel-national': 'my phone number',
};

/**
 * Returns what stands for typed personal data, told by the purpose of its field or by its form. Null for anything else,
 * for half an address or number, and for one that is reserved for examples.
 */
export function placeholderOf(text: string, { type, autocomplete }: Field): string | null {
  const purpose = autocomplete.split(' ').at(-1) ?? '';
  const found = isEmail(text) ? 'my email' : (byPurpose[purpose] ?? byPurpose[type]);
  if (found === undefined) return null;
  const isWhole = {
    'my email': isEmail(text) && !isExampleEmail(text),
    'my phone number': isPhone(text) && !isExamplePhone(text),
  };
  const isTold = found in isWhole ? isWhole[found as keyof typeof isWhole] : /\p{L}/u.test(text);
  return isTold ? `<${found}>` : null;
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** RFC 2606. */
const isExampleEmail = (text: string) =>
  /[@.](?:example(?:\.(?:com|net|org))?|test|invalid)$/i.test(text);

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const isPhone = (text: string) => digitsOf(text).length >= 10;

/** 555-0100 to 555-0199. */
const isExamplePhone = (text: string) => /55501\d\d$/.test(digitsOf(text));

/** Typed personal data, and what stands for it. */
export type Personal = { readonly text: string; readonly placeholder: string };

/** Returns a value of plain data in whose texts placeholders stand for what was typed. */
export function withPlaceholders<Value>(value: Value, personal: readonly Personal[]): Value {
  if (personal.length === 0) return value;
  const longestFirst = personal.toSorted((one, other) => other.text.length - one.text.length);
  const replaced = (text: string) =>
    longestFirst.reduce((left, one) => left.replaceAll(asWord(one.text), one.placeholder), text);
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? replaced(part) : part,
  );
}

/** Matches a text that isn't a part of a longer word. */
const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${text.replaceAll(syntax, '\\$&')}(?![\\p{L}\\d])`, 'gu');

const syntax = /[\\^$.*+?()[\]{}|/]/g;
