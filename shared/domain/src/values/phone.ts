/**
 * Formats the digits typed so far as (###) ###-#### (A§5). A leading country code 1 is dropped. A text that cannot be a
 * number of the United States (another country code, more than ten digits) stays as it was typed: cutting it would turn
 * it into another, valid number.
 */
export function formatPhone(text: string): string {
  const typed = text.replaceAll(/\D/g, '');
  const isInternational = /^\s*\+/.test(text);
  if (isInternational && !/^1./.test(typed)) return text;
  const hasCountryCode = isInternational || (typed.length > 10 && typed.startsWith('1'));
  const digits = hasCountryCode ? typed.slice(1) : typed;
  if (digits.length > 10) return text;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '';
  if (!exchange) return `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}

export const isPhone = (text: string): boolean => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
