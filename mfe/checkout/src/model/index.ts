import { entered } from '@fairlead/store';
import { createBankEntry, createCardEntry } from '@fairlead/store/paying';
import { createAdvice } from './advice.ts';
import { createApplication } from './application.ts';
import { createMethod } from './method.ts';
import { createOffers } from './offers.ts';
import { createOfficer } from './officer.ts';
import { createOrder } from './order.ts';
import { createPayment } from './payment.ts';
import { createPaymentKey } from './payment-key.ts';
import { createPriceChange } from './price-change.ts';
import { createQuotes } from './quotes.ts';
import { createRedirects } from './redirects.ts';
import { createSchedule } from './schedule.ts';
import { createSignature } from './signature.ts';

/** The checkout of a legacy application: schedule, payment, signature. */
export function createModel() {
  const application = createApplication();
  createRedirects(application);
  const schedule = createSchedule(application);
  const method = createMethod(application);
  const order = createOrder(application, method);
  const officer = createOfficer(application);
  const opened = entered('checkout-payment');
  const card = createCardEntry(opened);
  const bank = createBankEntry({ $applicationId: application.$id, opened });
  const key = createPaymentKey();
  const payment = createPayment({ application, order, method, officer, card, bank, key });
  return {
    application,
    quotes: createQuotes(application),
    schedule,
    method,
    order,
    officer,
    card,
    bank,
    payment,
    priceChange: createPriceChange(payment, order, application),
    $offers: createOffers(application),
    signature: createSignature(application),
    advice: createAdvice(),
  };
}

export type Model = ReturnType<typeof createModel>;
