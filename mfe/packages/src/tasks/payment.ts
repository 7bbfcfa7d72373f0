import { addDays, type DayText } from '@fairlead/domain/packages';
import { defineTask, none } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { enums, type Infer, object, optional, pattern, string } from 'superstruct';
import { content } from '../content.ts';

const { billing, card, checkout, bank, offerChange, order, priceChange, effectiveDate } = content;

const Card = object({
  number: string(),
  expiry: string(),
  cvc: string(),
  'postal code': string(),
});
const Bank = object({
  institution: optional(string()),
  user: optional(string()),
  password: optional(string()),
  account: optional(string()),
});
/** "today", "in 7 days" or yyyy-mm-dd. */
const Day = pattern(string(), /^(today|in \d+ days?|\d{4}-\d{2}-\d{2})$/);

/** How, from when and with what a client pays. */
export const paymentTasks = [
  defineTask({
    name: 'choose schedule',
    input: enums(['monthly', 'annually']),
    perform: (page, schedule) => page.act({ choose: schedule.toUpperCase(), of: billing.legend }),
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
    perform: (page) => page.act({ press: billing.continue }),
  }),
  defineTask({
    name: 'choose payment method',
    input: enums(['bank', 'card']),
    perform: (page, method) => page.act({ choose: checkout[method], of: checkout.title }),
  }),
  defineTask({ name: 'enter card', input: Card, perform: enterCard }),
  defineTask({ name: 'connect bank', input: Bank, perform: connectBank }),
  defineTask({ name: 'activate', input: none, perform: activate }),
  defineTask({
    name: 'pay by card',
    input: Card,
    async perform(page, input) {
      await continueToPayment(page);
      await enterCard(page, input);
      await activate(page);
    },
  }),
  defineTask({
    name: 'pay by bank',
    input: Bank,
    async perform(page, input) {
      await continueToPayment(page);
      await connectBank(page, input);
      await activate(page);
    },
  }),
  defineTask({
    name: 'pay the new price',
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
    perform: (page) => page.act({ press: offerChange.primary }),
  }),
  defineTask({
    name: 'compare the packages again',
    input: none,
    perform: (page) => page.act({ press: offerChange.secondary }),
  }),
  defineTask({
    name: 'do not pay the new price',
    input: none,
    perform: (page) => page.act({ press: priceChange.secondary }),
  }),
];

function dayOf(text: string, today: DayText): DayText {
  if (text === 'today') return today;
  const days = /^in (\d+) days?$/.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}

/** Continues from the billing page, where the payer is on it. */
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

/** The names that the payment provider gives to its own fields. */
const provided = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
};

function enterCard(page: Page, input: Infer<typeof Card>): Promise<void> {
  return page.act(
    { choose: checkout.card, of: checkout.title },
    { fill: provided.number, with: input.number },
    { fill: provided.expiry, with: input.expiry },
    { fill: provided.cvc, with: input.cvc },
    { fill: card.labels.postalCode, with: input['postal code'] },
  );
}

async function connectBank(page: Page, input: Infer<typeof Bank>): Promise<void> {
  const { institution, user, password, account } = input;
  await page.act({ choose: checkout.bank, of: checkout.title });
  await page.visitBank(
    {
      ...(institution ? { institution } : {}),
      ...(user ? { username: user } : {}),
      ...(password ? { password } : {}),
      ...(account ? { accounts: account.split(/, */) } : {}),
    },
    () => page.act({ press: bank.connect }),
  );
  await page.act({ check: bank.acknowledge });
}

function activate(page: Page): Promise<void> {
  return page.act({ press: order.submit });
}
