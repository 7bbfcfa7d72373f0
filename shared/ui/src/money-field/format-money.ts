/** "1200.5" → "1,200.5": a thousands separator, decimals as they are. */
export function formatMoney(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** What was typed or pasted → a numeric string with at most 2 decimals; '' when there is no number. */
export function parseMoney(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0) return trimmed;
  return `${trimmed || '0'}.${rest.join('').slice(0, 2)}`;
}
