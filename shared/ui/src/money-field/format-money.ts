import type { Typed } from '../field/typed.ts';
import { insertedIn } from './inserted-in.ts';

/** "1200.5" → "1,200.5": a thousands separator, decimals as they are. Text that isn't an amount stays as it is. */
export function formatMoney(value: string): string {
  if (!isAmount(value)) return value;
  const [whole = '', decimals] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/**
 * What was typed or pasted ("$1,200.505") → a numeric string of dollars with at most 2 decimals ("1200.50"), '' for
 * none, '-' for a sign without digits yet; null if it isn't a US amount: "1,25" has its comma at another place.
 */
function parseMoney(text: string): string | null {
  const amount = /^\s*([-−]?)\s*\$?\s*(\d*|\d{1,3}(?:,\d{3})+)(?:(\.)(\d*))?\s*$/.exec(text);
  if (!amount) return null;
  const [, sign = '', grouped = '', point = '', decimals = ''] = amount;
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const minus = sign && '-';
  return point ? `${minus}${whole || '0'}.${decimals.slice(0, 2)}` : `${minus}${whole}`;
}

/**
 * Formats the input of a money field. Text that isn't an amount becomes the value as it is, so that nothing is lost and the
 * form can refuse it: taking only some characters of "1.250,50" would make it another amount.
 */
export function typeMoney(typed: string): Typed {
  const value = parseMoney(typed) ?? typed;
  return { text: formatMoney(value), value };
}

/** What was typed behind the second decimal, which the field doesn't show. */
export type TypedMoney = Typed & { readonly cut: string };

/**
 * Formats a field whose text was edited by a key. Its separators are the field's own, so they don't count, unless the
 * key was one. `cut` comes back once the text turns out to be no amount: "1.25" after "1.250", then "1.250.000".
 */
export function editMoney(typed: string, before: string, cut: string): TypedMoney {
  const shown = formatMoney(before);
  const isBehind = cut !== '' && typed.length > shown.length && typed.startsWith(shown);
  const whole = isBehind ? `${shown}${cut}${typed.slice(shown.length)}` : typed;
  const areOwn = isAmount(before) && !insertedIn(typed, shown).includes(',');
  const edited = typeMoney(areOwn ? whole.replaceAll(',', '') : whole);
  const [, decimals = ''] = isAmount(edited.value) ? whole.split('.') : [];
  return { ...edited, cut: decimals.slice(2) };
}

/** Returns the value after the field was left: "5." becomes 5; a sign without digits becomes empty. */
export const leaveMoney = (value: string): string =>
  value === '-' ? '' : value.replace(/^(-?\d+)\.$/, '$1');

const isAmount = (value: string): boolean => /^-?\d*(?:\.\d{0,2})?$/.test(value);
