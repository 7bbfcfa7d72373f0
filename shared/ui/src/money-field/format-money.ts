import type { Typed } from '../field/typed.ts';

/** "1200.5" → "1,200.5": a thousands separator, decimals as they are. */
export function formatMoney(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/**
 * What was typed or pasted ("$1,200.505") → a numeric string of dollars with at most 2 decimals ("1200.50"), '' for
 * none, '-' for a sign without digits yet; null if it isn't an amount.
 */
export function parseMoney(text: string): string | null {
  const amount = /^\s*([-−]?)\s*\$?\s*([\d,]*)(?:(\.)(\d*))?\s*$/.exec(text);
  if (!amount) return null;
  const [, sign = '', grouped = '', point = '', decimals = ''] = amount;
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const minus = sign && '-';
  return point ? `${minus}${whole || '0'}.${decimals.slice(0, 2)}` : `${minus}${whole}`;
}

/**
 * Formats the input of a money field. Refuses text that isn't an amount: taking only the digits of "1e6" would make it
 * another amount.
 */
export function typeMoney(typed: string, before: string): Typed {
  const value = parseMoney(typed) ?? before;
  return { text: formatMoney(value), value };
}

/** Returns the value after the field was left: "5." becomes 5; a sign without digits becomes empty. */
export const leaveMoney = (value: string): string =>
  value === '-' ? '' : value.replace(/\.$/, '');
