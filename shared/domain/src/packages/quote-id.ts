type QuoteIds = {
  readonly annual_quote_id: string | null;
  readonly monthly_quote_id: string | null;
};

/** Returns what identifies a quote: its annual id, or the monthly one of a quote without an annual price (AMB-103). */
export const quoteIdOf = ({ annual_quote_id, monthly_quote_id }: QuoteIds): string =>
  annual_quote_id ?? monthly_quote_id ?? '';
