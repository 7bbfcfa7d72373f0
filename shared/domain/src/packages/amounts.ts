import { formatWholeDollars } from '../money/money.ts';

/** A limit or out-of-pocket as sent over the wire (B§3, AMB-70: cents only for CURRENCY_USD). */
export type Amount = { readonly value: number; readonly unit: string };

/** "$2,000,000", "80%", "72 hours". Clients never see short forms (VISUAL §2). */
export function formatAmount({ value, unit }: Amount): string {
  switch (unit) {
    case 'CURRENCY_USD':
      return formatWholeDollars(value);
    case 'PERCENTAGE':
      return `${value}%`;
    case 'DAYS':
      return value === 1 ? '1 day' : `${value} days`;
    case 'HOURS':
      return value === 1 ? '1 hour' : `${value} hours`;
    default:
      return String(value);
  }
}

/** Whether the value is an amount of money, in cents. Days, hours and percent are plain numbers (AMB-70). */
export const isMoney = ({ unit }: Pick<Amount, 'unit'>): boolean => unit === 'CURRENCY_USD';

/** Out-of-pocket in words: zero reads "None" (VISUAL §2). */
export const formatOutOfPocket = (amount: Amount): string =>
  amount.value === 0 ? 'None' : formatAmount(amount);

/** "$500K", "$2M", "72h": the admin board's short form. */
export function formatShort({ value, unit }: Amount): string {
  if (unit === 'HOURS') return `${value}h`;
  if (unit === 'DAYS') return `${value}d`;
  if (unit !== 'CURRENCY_USD') return formatAmount({ value, unit });
  const dollars = value / 100;
  const thousands = rounded(dollars / 1000);
  // What rounds to 1000 thousands is a million.
  if (thousands >= 1000) return `$${rounded(dollars / 1_000_000)}M`;
  return dollars >= 1000 ? `$${thousands}K` : `$${rounded(dollars)}`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
