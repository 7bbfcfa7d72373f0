import { formatMoney } from '@fairlead/domain/money';

/** Formats money, with a true minus. */
export const signedMoney = (amount: number): string =>
  amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount);
