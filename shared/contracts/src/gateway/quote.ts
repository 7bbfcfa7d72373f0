import { Cents, endpoint, orMissing, orNull } from '@fairlead/contracts';
import * as s from 'superstruct';

const Priced = s.type({
  uiToken: s.string(),
  active: s.boolean(),
  eligible: s.boolean(),
  premiumCents: Cents,
  product: s.type({ name: s.string() }),
});
const Charged = s.type({ uiToken: s.string(), descriptionToken: s.string(), amountCents: Cents });

/** A§3 "Quote pricing (from the quote query)". Discounts are negative (AMB-96). */
export const QuotePricing = s.type({
  totalPremiumCents: Cents,
  dueAtCheckout: Cents,
  duePerTimeUnit: Cents,
  taxes: s.array(Charged),
  fees: s.array(Charged),
  adjustments: s.array(Priced),
  discounts: s.array(Priced),
  billingInterval: s.type({ interval: s.string() }),
});

/** The gateway answers 200 with `errors`; the first message is thrown (A§7). */
export const getQuote = endpoint('get-quote', {
  service: 'gateway',
  method: 'POST',
  path: '/graphql',
  body: s.object({
    operationName: s.literal('GetQuote'),
    query: s.string(),
    variables: s.object({ id: s.string() }),
  }),
  answer: s.type({
    data: orNull(s.type({ quote: s.type({ id: s.string(), pricing: QuotePricing }) })),
    errors: orMissing(s.array(s.type({ message: s.string() }))),
  }),
  source: 'A§7',
});
