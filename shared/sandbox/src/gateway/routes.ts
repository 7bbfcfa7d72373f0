import { getQuote } from '@fairlead/contracts/application';
import { cents } from '@fairlead/domain/money';
import { isProductName } from '../content/names.ts';
import type { LegacyPackage } from '../content/shapes/persona-legacy.ts';
import { on } from '../handlers/route.ts';
import { choicesOf, gatewayPricing, priceProduct } from '../packaging/index.ts';
import { pricingOf } from '../records/pricing.ts';
import type { World } from '../world/world.ts';

/** The quote query. What it does not find it says in `errors`, with status 200, as GraphQL does. */
export const gatewayRoutes = [
  on(getQuote, async ({ world, person, body }) => {
    const { id } = body.variables;
    const mine = (clientId: string) => person.is_admin || person.client_ids.includes(clientId);
    const pricing = (await ofLegacy(world, id, mine)) ?? (await ofQuote(world, id, mine));
    if (pricing) return { data: { quote: { id, pricing } } };
    return { data: null, errors: [{ message: `There is no quote with the id '${id}'` }] };
  }),
];

type Pricing = ReturnType<typeof gatewayPricing>;
type Mine = (clientId: string) => boolean;

async function ofQuote(world: World, id: string, mine: Mine): Promise<Pricing | null> {
  const isMonthly = id.startsWith('qm_');
  const quote = await world.store.get('quote', isMonthly ? id.replace(/^qm_/, 'qa_') : id);
  const submission = quote && (await world.store.get('submission', quote.market_submission_id));
  if (!quote || !submission || !mine(submission.client_id)) return null;
  if (!isProductName(quote.product_name)) return null;
  const { input, adjustment_bp } = await pricingOf(world, submission);
  const price = priceProduct(quote.product_name, choicesOf([quote]), input, adjustment_bp);
  return gatewayPricing([price], isMonthly ? 'MONTHLY' : 'ANNUALLY');
}

async function ofLegacy(world: World, id: string, mine: Mine): Promise<Pricing | null> {
  const rows = await world.store.list('legacy');
  for (const { client_id, packages } of rows.filter((row) => mine(row.client_id)))
    for (const found of Object.values(packages)) {
      if (client_id && found.quote.id === id) return legacyPricing(found);
    }
  return null;
}

function legacyPricing({ quote: { pricing } }: LegacyPackage): Pricing {
  const charged = (rows: LegacyPackage['quote']['pricing']['annual']['fees']) =>
    rows.map(({ code, amount_cents }) => ({
      uiToken: code,
      descriptionToken: `${code}_description`,
      amountCents: cents(amount_cents),
    }));
  const { taxes, fees } = pricing.annual;
  const charges = [...taxes, ...fees].reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    totalPremiumCents: cents(pricing.annual_amount_cents - charges),
    dueAtCheckout: cents(pricing.monthly_initial_amount_cents),
    duePerTimeUnit: cents(pricing.monthly_rest_amount_cents),
    taxes: charged(taxes),
    fees: charged(fees),
    adjustments: [],
    discounts: [],
    billingInterval: { interval: 'MONTHLY' },
  };
}
