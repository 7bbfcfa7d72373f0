import { addDays, type DayText } from '@fairlead/domain/packages';
import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { BankInput, CardInput, connectBank, fillInCard } from '@fairlead/mfe-kit/payment/tasks';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { enums, type Infer, pattern, string } from 'superstruct';
import { content } from '../content.ts';

const { billing, checkout, bank, offerChange, order, priceChange, effectiveDate } = content;

/** "today", "in 7 days" or yyyy-mm-dd. */
const Day = pattern(string(), /^(today|in \d+ days?|\d{4}-\d{2}-\d{2})$/);

/** Tasks for billing, the effective date and the payment. */
export const paymentTasks = [
  defineTask({
    name: 'choose schedule',
    input: enums(['monthly', 'annually']),
    perform: (page, schedule) => page.act({ choose: billing[schedule], of: billing.legend }),
  }),
  defineTask({
    name: 'choose effective date',
    input: Day,
    perform: async (page, text) =>
      page.act({ fill: effectiveDate.label, with: dayOf(text, await page.today()) }),
  }),
  defineTask({
    name: 'continue to payment',
    input: none,
    perform: press(billing.continue),
  }),
  defineTask({
    name: 'choose payment method',
    input: enums(['bank', 'card']),
    perform: (page, method) => page.act({ choose: checkout[method], of: checkout.title }),
  }),
  defineTask({ name: 'enter card', input: CardInput, perform: enterCard }),
  defineTask({ name: 'connect bank', input: BankInput, perform: enterBank }),
  defineTask({ name: 'activate', input: none, perform: activate }),
  defineTask({
    name: 'pay by card',
    input: CardInput,
    async perform(page, input) {
      await continueToPayment(page);
      await enterCard(page, input);
      await activate(page);
    },
  }),
  defineTask({
    name: 'pay by bank',
    input: BankInput,
    async perform(page, input) {
      await continueToPayment(page);
      await enterBank(page, input);
      await activate(page);
    },
  }),
  defineTask({
    name: 'pay the new price',
    on: ['market-submission-checkout'],
    input: none,
    async perform(page) {
      const { name } = await page.until(
        (outline) =>
          nodesOf(outline)
            .findLast(({ role }) => role === 'dialog')
            ?.children.findLast(({ role }) => role === 'button'),
        'The payment of the new price',
      );
      await page.act({ press: name });
    },
  }),
  defineTask({
    name: 'continue with the changed package',
    input: none,
    perform: press(offerChange.primary),
  }),
  defineTask({
    name: 'compare the packages again',
    input: none,
    perform: press(offerChange.secondary),
  }),
  defineTask({
    name: 'do not pay the new price',
    input: none,
    perform: press(priceChange.secondary),
  }),
];

function dayOf(text: string, today: DayText): DayText {
  if (text === 'today') return today;
  const days = /^in (\d+) days?$/.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}

/** Continues from the billing page if it is open. */
async function continueToPayment(page: Page): Promise<void> {
  const place = await page.until(
    (outline) =>
      nodesOf(outline).find(
        ({ role, name }) =>
          (role === 'button' && name === billing.continue) ||
          (role === 'radio' && name === checkout.card),
      ),
    'The billing page or the checkout',
  );
  if (place.role === 'button') await page.act({ press: billing.continue });
}

function enterCard(page: Page, input: Infer<typeof CardInput>): Promise<void> {
  return fillInCard(page, { choose: checkout.card, of: checkout.title }, input);
}

async function enterBank(page: Page, input: Infer<typeof BankInput>): Promise<void> {
  await page.act({ choose: checkout.bank, of: checkout.title });
  await connectBank(page, input);
  await page.act({ check: bank.acknowledge });
}

function activate(page: Page): Promise<void> {
  return page.act({ press: order.submit });
}
