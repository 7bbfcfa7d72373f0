import { getQuote } from '@fairlead/contracts/application';
import { legacyPricingOf } from '../../applications/legacy.ts';
import { pricingOf } from '../../applications/pricing.ts';
import { signedInRoute } from '../../calls/route.ts';
import { isProductName } from '../../content/names.ts';
import { choicesOf, gatewayPricing, priceProduct, quotesOfSlug } from '../../packages/index.ts';
import type { World } from '../../world/world.ts';

/** The quote query. A missing quote is reported in `errors` with status 200, as in GraphQL. */
export const gatewayRoutes = [
  signedInRoute(getQuote, async ({ world, person, body }) => {
    const { id } = body.variables;
    const mine = (clientId: string) => person.is_admin || person.client_ids.includes(clientId);
    const pricing = (await legacyPricing(world, id, mine)) ?? (await quotePricing(world, id, mine));
    if (pricing) return { data: { quote: { id, pricing } } };
    return { data: null, errors: [{ message: `There is no quote with the id '${id}'` }] };
  }),
];

type Pricing = ReturnType<typeof gatewayPricing>;
type Mine = (clientId: string) => boolean;

async function quotePricing(world: World, id: string, mine: Mine): Promise<Pricing | null> {
  const isMonthly = id.startsWith('qm_');
  const quote = await world.store.get('quote', isMonthly ? id.replace(/^qm_/, 'qa_') : id);
  const submission = quote && (await world.store.get('submission', quote.market_submission_id));
  if (!quote || !submission || !mine(submission.client_id)) return null;
  if (!isProductName(quote.product_name)) return null;
  const { input, adjustment_bp } = await pricingOf(world, submission);
  const price = priceProduct(quote.product_name, choicesOf([quote]), input, adjustment_bp);
  return gatewayPricing([price], isMonthly ? 'MONTHLY' : 'ANNUALLY');
}

/** The id of a package's quote returns the monthly figures; the id followed by `_annually` returns the yearly ones. */
async function legacyPricing(world: World, id: string, mine: Mine): Promise<Pricing | null> {
  const quoteId = id.replace(/_annually$/, '');
  const rows = await world.store.list('legacy');
  for (const row of rows.filter(({ client_id }) => mine(client_id)))
    for (const [slug, { quote }] of Object.entries(row.packages))
      if (quote.id === quoteId) {
        const pricing = await legacyPricingOf(world, row);
        const interval = id === quoteId ? 'MONTHLY' : 'ANNUALLY';
        return pricing && gatewayPricing(quotesOfSlug(slug, pricing), interval);
      }
  return null;
}
