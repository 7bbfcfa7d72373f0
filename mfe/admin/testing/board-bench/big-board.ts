import type { MarketSubmission } from '@fairlead/contracts/packages';
import { aPackage, aQuote, aSubmission } from '../submission.ts';

const products = ['SGL', 'CP_CPP', 'SML', 'CP_CEM'];

/** A submission of so many packages with so many quotes each, and so many quotes in the library. */
export function bigBoard({
  packages,
  quotes,
  library = 0,
}: {
  readonly packages: number;
  readonly quotes: number;
  readonly library?: number;
}): MarketSubmission {
  const quote = (id: string, index: number) =>
    aQuote({
      annual_quote_id: `${id}a`,
      monthly_quote_id: `${id}m`,
      product_name: products[index % products.length] ?? 'SGL',
    });
  return aSubmission(
    Array.from({ length: packages }, (_, one) =>
      aPackage(`p${one}`, {
        name: `Package ${one + 1}`,
        order: one + 1,
        quotes: Array.from({ length: quotes }, (_, index) => quote(`q${one}_${index}`, index)),
      }),
    ),
    { quotes: Array.from({ length: library }, (_, index) => quote(`l${index}`, index)) },
  );
}
