import { createPriceChange } from '@fairlead/store/paying';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawPart } from '../testing/draw-part.tsx';
import { Faq } from './faq.tsx';
import { MethodCards } from './method-cards.tsx';
import { NoSchedule } from './no-schedule.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { ScheduleCard, ScheduleCards } from './schedule-cards.tsx';
import { MonthlyLines, YearlyLines } from './schedule-lines.tsx';

const noop = () => {};

test('the first question of the FAQ is open, and the others open when they are pressed', () => {
  const rows = [
    { q: 'When is it charged?', a: 'On the day it starts.' },
    { q: 'Can it be canceled?', a: 'At any time.' },
  ];
  const page = drawPart(() => <Faq title="Payment FAQ" rows={rows} />);
  expect(page.body()).toMatchInlineSnapshot(`
    "- region "Payment FAQ":
      - heading "Payment FAQ" [level=2]
      - button "When is it charged?" [expanded]
      - text: On the day it starts.
      - button "Can it be canceled?""
  `);
  page.act({ press: 'Can it be canceled?' });
  expect(page.texts()).toContain('At any time.');
});

test('payment methods are radio buttons with a note; the chosen one is checked', () => {
  const chosen: string[] = [];
  const page = drawPart(() => (
    <MethodCards
      legend="Payment method"
      methods={['card', 'bank']}
      cards={{
        card: { name: 'Card', note: 'Visa or Mastercard.', icon: 'card' },
        bank: { name: 'Bank account', note: 'No fees.', icon: 'bank' },
      }}
      chosen="card"
      onChoose={(method) => void chosen.push(method)}
      isPaying={false}
    />
  ));
  expect(page.body()).toMatchInlineSnapshot(`
    "- group "Payment method":
      - radio "Card" [checked]:
        - /description: Visa or Mastercard.
      - radio "Bank account":
        - /description: No fees."
  `);
  expect(page.icons()).toEqual(['card Card Visa or Mastercard.', 'bank Bank account No fees.']);
  page.act({ choose: 'Bank account', of: 'Payment method' });
  expect(chosen).toEqual(['bank']);
});

test('the method cannot be changed during a payment', () => {
  const page = drawPart(() => (
    <MethodCards
      legend="Payment method"
      methods={['card']}
      cards={{ card: { name: 'Card', note: 'Visa or Mastercard.', icon: 'card' } }}
      chosen="card"
      onChoose={noop}
      isPaying
    />
  ));
  expect(page.body()).toContain('- radio "Card" [checked] [disabled]');
});

test('a payment schedule says what it costs and what is due when', () => {
  const chosen: string[] = [];
  const page = drawPart(() => (
    <ScheduleCards legend="Payment schedule">
      <ScheduleCard
        schedule="MONTHLY"
        name="Monthly"
        cents={100_00}
        per="mo"
        chosen="MONTHLY"
        onChoose={(schedule) => void chosen.push(schedule)}
      >
        <MonthlyLines due={200_00} each={100_00} />
      </ScheduleCard>
      <ScheduleCard
        schedule="ANNUALLY"
        name="Annually"
        cents={1_164_00}
        per="yr"
        chosen="MONTHLY"
        onChoose={(schedule) => void chosen.push(schedule)}
      >
        <YearlyLines due={1_164_00} savings={36_00} />
      </ScheduleCard>
    </ScheduleCards>
  ));
  expect(page.body()).toMatchInlineSnapshot(`
    "- group "Payment schedule":
      - radio "Monthly" [checked]:
        - /description: $100.00/mo Due Today $200.00 Then 10 monthly payments of $100.00
      - radio "Annually":
        - /description: $1,164.00/yr Due Today $1,164.00 You save $36"
  `);
  page.act({ choose: 'Annually', of: 'Payment schedule' });
  expect(chosen).toEqual(['ANNUALLY']);
});

/** A price change that asks, and what becomes of it. */
async function aPriceChange() {
  const paymentFailed = createEvent<{ kind: string }>();
  const loaded = createEvent();
  const priceChange = createPriceChange({
    $paymentError: createStore<{ kind: string } | null>(null).on(
      paymentFailed,
      (_, error) => error,
    ),
    $amountBefore: createStore<number | null>(200_00),
    $order: createStore({ total: 210_50 }),
    loaded,
  });
  const scope = fork();
  const done: string[] = [];
  priceChange.confirmed.watch(() => done.push('confirmed'));
  priceChange.dismissed.watch(() => done.push('dismissed'));
  const page = drawPart(
    () => (
      <PriceChangeDialog priceChange={priceChange} primary={(now) => `Pay ${now}`}>
        <p>The fees are the same.</p>
      </PriceChangeDialog>
    ),
    scope,
  );
  const closed = page.body();
  await allSettled(paymentFailed, { scope, params: { kind: 'amount-changed' } });
  await allSettled(loaded, { scope });
  return { ...page, closed, done };
}

test('a changed price is shown with the earlier one, and asks again before it is paid', async () => {
  const page = await aPriceChange();
  expect(page.closed).toBe('');
  expect(page.body()).toMatchInlineSnapshot(`
    "- dialog "The price has changed" [modal]:
      - heading "The price has changed" [level=2]
      - button "Close"
      - text: The price changed from $200.00 to $210.50. You haven’t been charged.
      - text: The fees are the same.
      - button "Not now"
      - button "Pay $210.50""
  `);
  await page.act({ press: 'Pay $210.50' });
  expect([page.done, page.body()]).toEqual([['confirmed'], '']);
});

test('a changed price can be refused, by its button and by Escape', async () => {
  const page = await aPriceChange();
  await page.act({ press: 'Not now' });
  expect([page.done, page.body()]).toEqual([['dismissed'], '']);
  const other = await aPriceChange();
  other.pressEscape();
  expect([other.done, other.body()]).toEqual([['dismissed'], '']);
});

/** The values of the radio buttons of one name, between which the arrow keys move. */
const radiosIn = (markup: string) =>
  [...markup.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) =>
    ['name', 'value'].map((attribute) => input.match(` ${attribute}="([^"]*)"`)?.[1]).join(': '),
  );

test('the radio buttons of the methods are one group, and so are those of the schedules', () => {
  const methods = renderToStaticMarkup(
    <MethodCards
      legend="Payment method"
      methods={['card', 'bank']}
      cards={{
        card: { name: 'Card', note: '', icon: 'card' },
        bank: { name: 'Bank account', note: '', icon: 'bank' },
      }}
      chosen="card"
      onChoose={noop}
      isPaying={false}
    />,
  );
  expect(radiosIn(methods)).toEqual(['method: card', 'method: bank']);
  const schedule = renderToStaticMarkup(
    <ScheduleCard
      schedule="MONTHLY"
      name="Pay monthly"
      cents={100_00}
      per="mo"
      chosen={null}
      onChoose={noop}
    >
      {null}
    </ScheduleCard>,
  );
  expect(radiosIn(schedule)).toEqual(['schedule: MONTHLY']);
  expect(schedule).toContain('>Pay monthly</span>');
});

test('the page of an unknown schedule leads to the known ones, and ends with the footer', () => {
  const page = renderToStaticMarkup(
    <Provider value={fork()}>
      <NoSchedule billing="/billing" />
    </Provider>,
  );
  expect(page).toContain('<a href="/billing">Choose how to pay</a>');
  expect(page).toMatch(/<ui-footer\b[^>]*><\/ui-footer>$/);
});
