import { entered } from '@fairlead/store';
import { createBankEntry, createCardEntry, createPriceChange } from '@fairlead/store/paying';
import { sample } from 'effector';
import { createAdvice } from './advice.ts';
import { createApplication } from './application.ts';
import { createMethod } from './method.ts';
import { createOffers } from './offers.ts';
import { createOfficer } from './officer.ts';
import { createOrder } from './order.ts';
import { createPayment } from './payment.ts';
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
  const payment = createPayment({ application, order, method, officer, card, bank });
  const priceChange = createPriceChange({
    $paymentError: payment.$refusal,
    $amountBefore: payment.$amountBefore,
    $order: order.$order,
    loaded: application.loaded,
    failed: application.failed,
  });
  sample({ clock: priceChange.confirmed, target: payment.sent });
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
    priceChange,
    $offers: createOffers(application),
    signature: createSignature(application),
    advice: createAdvice(),
  };
}

export type Model = ReturnType<typeof createModel>;
