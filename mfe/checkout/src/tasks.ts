import { type Area, defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { BankInput, CardInput, connectBank, fillInCard } from '@fairlead/mfe-kit/payment/tasks';
import { enums, type Infer, object, optional, string } from 'superstruct';
import { content } from './content.ts';

const { schedule, checkout, order, officer, priceChange } = content;

const Officer = object({
  name: optional(string()),
  email: optional(string()),
  title: optional(string()),
});
const modes = {
  previous: checkout.previous,
  bank: checkout.bank,
  card: checkout.card,
} as const;

/** The checkout of legacy applications: schedule, payment, signature. */
export const area: Area = {
  name: 'checkout',
  tasks: [
    defineTask({
      name: 'choose payment schedule',
      input: enums(['Monthly', 'Annually']),
      perform: (page, name) => page.act({ choose: name, of: schedule.legend }),
    }),
    defineTask({
      name: 'go to checkout',
      input: none,
      perform: press(schedule.continue),
    }),
    defineTask({
      name: 'pay with',
      input: enums(['previous', 'bank', 'card']),
      perform: (page, mode) => page.act({ choose: modes[mode], of: checkout.method }),
    }),
    defineTask({
      name: 'fill in the card',
      input: CardInput,
      perform: (page, input) =>
        fillInCard(page, { choose: checkout.card, of: checkout.method }, input),
    }),
    defineTask({ name: 'connect the bank', input: BankInput, perform: connectBank }),
    defineTask({ name: 'name the officer', input: Officer, perform: nameOfficer }),
    defineTask({
      name: 'send for signature',
      input: none,
      perform: press(order.submit),
    }),
    defineTask({
      name: 'do not take the new price',
      input: none,
      perform: press(priceChange.secondary),
    }),
    defineTask({
      name: 'sign the documents',
      on: 'anywhere',
      input: object({ email: string(), name: string() }),
      perform: (page, answer) => page.answerDocuments(answer),
    }),
    defineTask({
      name: 'decline the documents',
      on: 'anywhere',
      input: object({ email: string(), reason: string() }),
      perform: (page, answer) => page.answerDocuments(answer),
    }),
  ],
};

async function nameOfficer(page: Page, input: Infer<typeof Officer>): Promise<void> {
  const { name, email, title } = input;
  if (name !== undefined) await page.act({ fill: officer.name, with: name });
  if (title !== undefined) await page.act({ choose: title, of: officer.titleField });
  if (email !== undefined) await page.act({ fill: officer.email, with: email });
}
