import { isStaleQuote } from '@fairlead/domain/packages';
import { packagesOf } from '../../applications/packages.ts';
import { isProductName } from '../../content/names.ts';
import type { PackageRow, QuoteRow, SubmissionRow } from '../../database/tables.ts';
import { choicesOf, type Pricing, priceProduct, wireQuote } from '../../packages/index.ts';
import type { World } from '../../world/world.ts';

/**
 * Renews every other quote of a refreshed submission: an expired or canceled one is repriced under the same ids,
 * whether it is in a draft, an archived package or only in the library. Otherwise it would lock the submission
 * permanently (B§4). Deletes the quotes in `replaced` that nothing refers to anymore.
 */
export async function renewOtherQuotes(
  world: World,
  submission: SubmissionRow,
  pricing: Pricing,
  replaced: readonly string[],
): Promise<void> {
  const held = (await packagesOf(world, submission.id)).flatMap(
    ({ quote_ids }: PackageRow) => quote_ids,
  );
  for (const quote of await world.store.list('quote', 'market_submission_id', submission.id)) {
    const isLeft = replaced.includes(quote.id) && !held.includes(quote.id);
    if (isLeft && quote.coverage_request_id === null) await world.store.delete('quote', quote.id);
    else if (isStaleQuote(quote, world.today()))
      await world.store.put('quote', renewed(quote, pricing));
  }
}

function renewed(quote: QuoteRow, { input, today, adjustment_bp }: Pricing): QuoteRow {
  const product = isProductName(quote.product_name) ? quote.product_name : 'SGL';
  const price = priceProduct(product, choicesOf([quote]), input, adjustment_bp);
  const terms = { ...quote, priced_on: today, status: 'RELEASED' };
  return { ...quote, ...wireQuote(price, terms, input) };
}
