import { matchRoute } from '@fairlead/domain';
import { addDays, type DayText } from '@fairlead/domain/packages';
import { type BrowserActor, defineTask, none, type PageAction } from '@fairlead/mfe-kit/area';
import { $route } from '@fairlead/store';
import { enums, type Infer, object, optional, pattern, string } from 'superstruct';
import { content } from '../content.ts';
import type { Actor } from './hands.ts';

const { billing, card, checkout, bank, order, priceChange, effectiveDate } = content;

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
    model: async (actor: Actor, schedule) =>
      actor.send(
        actor.model.billing.intervalChosen,
        schedule === 'monthly' ? 'MONTHLY' : 'ANNUALLY',
      ),
    browser: async (actor, schedule) =>
      actor.act([{ choose: schedule.toUpperCase(), in: billing.legend }]),
  }),
  defineTask({
    name: 'choose effective date',
    input: Day,
    model: async (actor: Actor, text) => {
      const { submission, effectiveDate: model } = actor.model;
      await actor.send(model.chosen, dayOf(text, actor.get(submission.$today)));
    },
    browser: async (actor, text) => {
      const today = await actor.browser.$('input[type=date]').getAttribute('min');
      await actor.act([{ fill: effectiveDate.label, with: dayOf(text, today ?? '') }]);
    },
  }),
  defineTask({
    name: 'continue to payment',
    input: none,
    model: async (actor: Actor) => continueToPayment(actor),
    browser: async (actor) => actor.act([{ press: billing.continue }]),
  }),
  defineTask({
    name: 'choose payment method',
    input: enums(['bank', 'card']),
    model: async (actor: Actor, method) => actor.send(actor.model.method.chosen, method),
    browser: async (actor, method) => actor.act([{ choose: checkout[method], in: checkout.title }]),
  }),
  defineTask({
    name: 'enter card',
    input: Card,
    model: enterCard,
    browser: enterCardInPage,
  }),
  defineTask({
    name: 'connect bank',
    input: Bank,
    model: connectBank,
    browser: connectBankInPage,
  }),
  defineTask({
    name: 'activate',
    input: none,
    model: async (actor: Actor) => activate(actor),
    browser: activateInPage,
  }),
  defineTask({
    name: 'pay by card',
    input: Card,
    model: async (actor: Actor, input) => {
      await continueToPayment(actor);
      await enterCard(actor, input);
      await activate(actor);
    },
    browser: async (actor, input) => {
      await continueInPage(actor);
      await enterCardInPage(actor, input);
      await activateInPage(actor);
    },
  }),
  defineTask({
    name: 'pay by bank',
    input: Bank,
    model: async (actor: Actor, input) => {
      await continueToPayment(actor);
      await connectBank(actor, input);
      await activate(actor);
    },
    browser: async (actor, input) => {
      await continueInPage(actor);
      await connectBankInPage(actor, input);
      await activateInPage(actor);
    },
  }),
  defineTask({
    name: 'pay the new price',
    input: none,
    model: async (actor: Actor) => {
      await actor.send(actor.model.priceChange.confirmed, undefined);
      await settled(actor);
    },
    browser: (actor) =>
      actor.press(
        'ui-dialog[open] .dialog-foot ui-button:last-child button',
        'The payment of the new price',
      ),
  }),
  defineTask({
    name: 'do not pay the new price',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.priceChange.dismissed, undefined),
    browser: async (actor) => actor.act([{ press: priceChange.secondary }]),
  }),
];

function dayOf(text: string, today: DayText): DayText {
  if (text === 'today') return today;
  const days = /^in (\d+) days?$/.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}

/** Goes on from the billing, if that is where the payer is. */
async function continueToPayment(actor: Actor): Promise<void> {
  if (actor.get($route)?.name !== 'billing') return;
  await actor.send(actor.model.billing.continued, undefined);
  await actor.until(() => !actor.get(actor.model.billing.$isContinuing), 'The checkout');
}

async function continueInPage(actor: BrowserActor): Promise<void> {
  const { pathname } = new URL(await actor.browser.getUrl());
  if (matchRoute(pathname)?.name === 'billing') await actor.act([{ press: billing.continue }]);
  await actor.appears('.method-cards', 'The checkout');
}

async function enterCard(actor: Actor, input: Infer<typeof Card>): Promise<void> {
  const { method, card: model } = actor.model;
  await actor.send(method.chosen, 'card');
  const { number, expiry, cvc } = input;
  for (const change of actor.hands.enterCard({ number, expiry, cvc })) {
    await actor.send(model.changed, change);
  }
  await actor.send(model.postalCodeChanged, input['postal code']);
}

const provided = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
};

async function enterCardInPage(actor: BrowserActor, input: Infer<typeof Card>): Promise<void> {
  await actor.act([{ choose: checkout.card, in: checkout.title }]);
  await actor.appears('#card-number input', 'The card form');
  for (const part of ['number', 'expiry', 'cvc'] as const)
    await actor.type(provided[part], input[part]);
  await actor.act([{ fill: card.labels.postalCode, with: input['postal code'] }]);
}

async function connectBank(actor: Actor, input: Infer<typeof Bank>): Promise<void> {
  const { method, bank: model } = actor.model;
  const { institution, user, password, account } = input;
  await actor.send(method.chosen, 'bank');
  actor.hands.planBankVisit({
    ...(institution ? { institution } : {}),
    ...(user ? { username: user } : {}),
    ...(password ? { password } : {}),
    ...(account ? { accounts: account.split(/, */) } : {}),
  });
  await actor.send(model.linkAsked, undefined);
  await actor.until(() => !actor.get(model.$isLinking), 'The bank connection');
  await actor.send(model.acknowledged, true);
}

async function connectBankInPage(actor: BrowserActor, input: Infer<typeof Bank>): Promise<void> {
  const { institution = 'First Platypus Bank', user = 'user_good', password = 'pass_good' } = input;
  const accounts = (input.account ?? 'Plaid Checking').split(/, */);
  await actor.act([{ choose: checkout.bank, in: checkout.title }, { press: bank.connect }]);
  await actor.act([
    { press: institution },
    { fill: 'Username', with: user },
    { fill: 'Password', with: password },
    { press: 'Submit' },
  ]);
  await actor.act([
    ...accounts.map((name): PageAction => ({ check: name })),
    { press: 'Continue' },
    { check: bank.acknowledge },
  ]);
}

async function activate(actor: Actor): Promise<void> {
  await actor.send(actor.model.activation.activated, undefined);
  await settled(actor);
}

const settled = (actor: Actor) =>
  actor.until(() => !actor.get(actor.model.activation.$isPaying), 'The answer to the payment');

async function activateInPage(actor: BrowserActor): Promise<void> {
  await actor.act([{ press: order.submit }]);
}
