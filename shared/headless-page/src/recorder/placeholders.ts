/** What a scenario may say instead of somebody's data: `<my email>` is that of the persona who plays it. */
export const placeholders = [
  'my first name',
  'my last name',
  'my name',
  'my email',
  'my phone number',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** Typed personal data, and what stands for it. */
export type Personal = { readonly text: string; readonly placeholder: string };

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
 * Returns the personal data in a typed text, told by the purpose of its field or by its form, with what stands for it.
 * Half an address or number isn't any, and neither is one that is reserved for examples.
 */
export function personalIn(text: string, { type, autocomplete }: Field): readonly Personal[] {
  const emails = (text.match(email) ?? []).filter((found) => !isExampleEmail(found));
  if (emails.length > 0) return emails.map((found) => ({ text: found, placeholder: '<my email>' }));
  const found = byPurpose[autocomplete.split(' ').at(-1) ?? ''] ?? byPurpose[type];
  if (found === undefined || found === 'my email') return [];
  const isPersonal =
    found === 'my phone number' ? isPhone(text) && !isExamplePhone(text) : /\p{L}/u.test(text);
  return isPersonal ? [{ text, placeholder: `<${found}>` }] : [];
}

const email = /[^\s@<>,;:()]+@[^\s@<>,;:()]+\.[a-z]{2,}/gi;

/** RFC 2606. */
const isExampleEmail = (text: string) =>
  /[@.](?:example(?:\.(?:com|net|org))?|test|invalid)$/i.test(text);

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const isPhone = (text: string) => digitsOf(text).length >= 10;

/** 555-0100 to 555-0199. */
const isExamplePhone = (text: string) => /55501\d\d$/.test(digitsOf(text));

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
