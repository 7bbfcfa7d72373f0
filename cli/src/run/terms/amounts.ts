/** Where an amount, a number or a text of the page was found in the product's state. */
export type ValuePlace = {
  /** The call whose response has it, and where: `get-quotes` and `quotes[0].total_price.amount`. */
  readonly call?: string;
  /** The store that has it, by its name in the area's model: `comparison.$options`. */
  readonly store?: string;
  readonly area?: string;
  /** The field in the response or in the store's value. */
  readonly path: string;
  /** The field is a list, and the amount is its sum. */
  readonly isSum?: boolean;
  /** The call with the object that the value belongs to: `get-quotes, packages[1]`. */
  readonly of?: string;
};

/** What is known of one amount, and the open screen, which computes what no store has. */
export type AmountSource = {
  readonly places: readonly ValuePlace[];
  readonly area: string;
  readonly screen: string;
};

/** An amount, or a day as the product writes it. A limit in thousands or millions ($1M) is none. */
const amount = /\$\d[\d,]*(?:\.\d\d)?(?![\d,KM]|\.\d)|\b\d\d\/\d\d\/\d{4}\b/g;

/** Returns the amounts and days in these lines, each once, as they are written. */
export const amountsIn = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => line.match(amount) ?? [])),
];

/** "$1,048.80" → 104880. */
export const centsOf = (text: string): number =>
  Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);

/** "12/01/2026" → "2026-12-01", as calls and stores have it; null for an amount. */
export const dayOf = (text: string): string | null => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : null;
};

/** Savings and limits are written without their cents. */
const isWritten = (cents: number, wanted: number, isWhole: boolean) =>
  isWhole ? Math.round(cents / 100) * 100 === wanted : cents === wanted;

/** How deep values are searched. Deeper ones are not state but elements or handles. */
const deepest = 9;

/** Returns where a value contains an amount or a day: as a whole number of cents, or in a text. */
export function pathsTo(value: unknown, written: string): readonly string[] {
  const day = dayOf(written);
  const wanted = day ? Number.NaN : centsOf(written);
  const isWhole = !written.includes('.');
  return search(value, '', 0);

  function search(one: unknown, path: string, depth: number): readonly string[] {
    if (typeof one === 'number') return isWritten(Math.abs(one), wanted, isWhole) ? [path] : [];
    if (typeof one === 'string')
      return (day !== null && one.startsWith(day)) || amountsIn([one]).includes(written)
        ? [path]
        : [];
    if (depth === deepest) return [];
    return partsOf(one, path).flatMap(([part, at]) => search(part, at, depth + 1));
  }
}

/** Returns where a value has a list of amounts whose sum this is, as a screen shows it under one name. */
export function pathsToSum(value: unknown, written: string): readonly string[] {
  const wanted = dayOf(written) ? Number.NaN : centsOf(written);
  return search(value, '', 0);

  function search(one: unknown, path: string, depth: number): readonly string[] {
    if (depth === deepest) return [];
    const inside = partsOf(one, path).flatMap(([part, at]) => search(part, at, depth + 1));
    return isListOf(one, wanted) ? [path, ...inside] : inside;
  }
}

function isListOf(list: unknown, wanted: number): boolean {
  if (!Array.isArray(list) || list.length < 2) return false;
  const amounts = list.map((item) => (isObject(item) ? Reflect.get(item, 'amount') : null));
  return (
    amounts.every((one) => typeof one === 'number') &&
    Math.abs(amounts.reduce((sum: number, one: number) => sum + one, 0)) === wanted
  );
}

/** Returns where a value has this text, or one of an object's fields is it. */
export const pathsToText = (value: unknown, text: string): readonly string[] =>
  pathsToSame(value, text, '');

function pathsToSame(value: unknown, wanted: string | number, path: string): readonly string[] {
  if (value === wanted) return [path];
  return path.split(/[.[]/).length > deepest
    ? []
    : partsOf(value, path).flatMap(([part, at]) => pathsToSame(part, wanted, at));
}

/** Returns where a value has this number. */
export const pathsToNumber = (value: unknown, wanted: number): readonly string[] =>
  pathsToSame(value, wanted, '');

/** Returns where the object with this id is. */
export function pathOfId(value: unknown, id: string, path = ''): string | undefined {
  if (isObject(value) && Reflect.get(value, 'id') === id) return path;
  for (const [part, at] of partsOf(value, path)) {
    const found = pathOfId(part, id, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the items of a list or the fields of an object, each with its path. */
function partsOf(value: unknown, path: string): readonly (readonly [unknown, string])[] {
  if (Array.isArray(value)) return value.map((item, index) => [item, `${path}[${index}]`]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, item]) => [item, path ? `${path}.${key}` : key]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
