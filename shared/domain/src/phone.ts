/** A§5: phone numbers stand as (###) ###-####. A leading country code 1 is dropped; digits beyond ten are cut. */
export function formatPhone(text: string): string {
  const typed = text.replaceAll(/\D/g, '');
  const digits = (typed.length > 10 && typed.startsWith('1') ? typed.slice(1) : typed).slice(0, 10);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '';
  if (!exchange) return `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}

export const isPhone = (text: string): boolean => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
