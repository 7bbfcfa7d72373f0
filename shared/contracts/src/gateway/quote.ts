import { ApiError, Cents, endpoint, orMissing, orNull } from '@fairlead/contracts';
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

const Reported = s.type({ message: s.string() });

const Answer = s.type({
  data: orNull(s.type({ quote: s.type({ id: s.string(), pricing: QuotePricing }) })),
  errors: orMissing(s.array(Reported)),
});

const Refused = s.type({ errors: s.nonempty(s.array(Reported)) });

/** The gateway refuses with status 200 and `errors`, of which the first is thrown (A§7). */
export const getQuote = endpoint('get-quote', {
  service: 'gateway',
  method: 'POST',
  path: '/graphql',
  body: s.object({
    operationName: s.literal('GetQuote'),
    query: s.string(),
    variables: s.object({ id: s.string() }),
  }),
  answer: s.coerce(Answer, Refused, ({ errors: [first] }) => {
    throw new ApiError(200, first);
  }),
  source: 'A§7',
});
