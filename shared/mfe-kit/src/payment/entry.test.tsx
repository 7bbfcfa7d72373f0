import { NetworkError } from '@fairlead/contracts';
import { HostElement } from '@fairlead/headless-page/elements';
import {
  type CardField,
  type CardFieldChange,
  type CardFormRequest,
  connectionReturned,
  linkBankFx,
  openCardFormFx,
  requestFx,
} from '@fairlead/store';
import { createBankEntry, createCardEntry } from '@fairlead/store/paying';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { drawPart } from '../testing/draw-part.tsx';
import { eventually, linked } from '../testing/index.ts';
import { BankForm } from './bank-form.tsx';
import { CardForm } from './card-form.tsx';

/** The form of a bank account, of which the provider's window answers this. */
function aBankForm(visit: () => unknown, isPaying = false) {
  const bank = createBankEntry({
    $applicationId: createStore<string | null>('ap_1'),
    opened: createEvent(),
  });
  const scope = fork({
    handlers: [
      [requestFx, () => ({ link_token: 'link_1' })],
      [linkBankFx, visit],
    ],
  });
  const page = drawPart(() => <BankForm bank={bank} isPaying={isPaying} />, scope);
  return {
    ...page,
    drop: () => allSettled(bank.dropped, { scope }),
    isComplete: () => scope.getState(bank.$isComplete),
  };
}

test('a bank account is connected in the provider’s window, and the note is accepted', async () => {
  const page = aBankForm(() => linked('acc_1'));
  expect(page.body()).toMatchInlineSnapshot(`
    "- button "Connect your bank"
    - separator
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [required]"
  `);
  await page.act(
    { press: 'Connect your bank' },
    {
      check:
        'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
    },
  );
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: First Platypus Bank Connected. One account was chosen.
    - button "Use a different account"
    - separator
    - checkbox "I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available." [checked] [required]"
  `);
  expect([page.isComplete(), page.unsavedEdits.size]).toEqual([true, 1]);
  expect(page.icons()).toEqual(['bank First Platypus Bank Connected. One account was chosen.']);
});

test('another account can be connected in place of the first', async () => {
  const accounts = ['acc_1', 'acc_2'];
  const page = aBankForm(() => ({
    ...linked(accounts.shift() ?? ''),
    institution: `Bank ${2 - accounts.length}`,
  }));
  await page.act({ press: 'Connect your bank' }, { press: 'Use a different account' });
  expect(page.texts()).toContain('Bank 2 Connected. One account was chosen.');
});

test('a window that was closed says what to do', async () => {
  const page = aBankForm(() => ({ kind: 'exited', message: null }));
  await page.act({ press: 'Connect your bank' });
  expect(page.snapshot()).toContain(
    '- alert: The window closed before you chose an account. Connect again, or pay by card.',
  );
  expect(page.unsavedEdits.size).toBe(0);
});

test('while the window is open, its button is busy', () => {
  const page = aBankForm(() => new Promise(() => {}));
  void page.act({ press: 'Connect your bank' });
  expect(page.body()).toContain('- button "Connecting…" [disabled] [busy]');
});

test('a connection that was used must be made again, and the page says why', async () => {
  const page = aBankForm(() => linked('acc_1'));
  await page.act({ press: 'Connect your bank' });
  await page.drop();
  expect(page.texts()).toContain(
    'Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay.',
  );
  expect(page.body()).toContain('- button "Connect your bank"');
});

test('no bank is connected during a payment', () => {
  expect(aBankForm(() => {}, true).body()).toContain('- button "Connect your bank" [disabled]');
});

const typed = (field: CardField, more: Partial<CardFieldChange> = {}): CardFieldChange => ({
  field,
  complete: true,
  empty: false,
  code: null,
  ...more,
});

/** The provider's fields: what they were told, and how they tell the page what is typed. */
function aProvider() {
  const told: string[] = [];
  const boxes: HostElement[] = [];
  /** Whether each box was busy when its field came into it. */
  const wereBusy: unknown[] = [];
  let request: CardFormRequest | null = null;
  return {
    told,
    boxes,
    wereBusy,
    type: (change: CardFieldChange) => request?.onChange(change),
    open: (asked: CardFormRequest) => {
      request = asked;
      return {
        mount: (field: CardField, box: object) => {
          told.push(`mount ${field}`);
          if (!(box instanceof HostElement)) return;
          boxes.push(box);
          wereBusy.push(box.props['aria-busy']);
        },
        focus: (field: CardField) => void told.push(`focus ${field}`),
        disable: (isDisabled: boolean) => void told.push(`disable ${isDisabled}`),
        destroy: () => void told.push('destroy'),
      };
    },
  };
}

/** The form of a card with these fields of the provider. */
async function aCardForm(open: ReturnType<typeof aProvider>['open'], isPaying = false) {
  const card = createCardEntry(createEvent());
  const scope = fork({ handlers: [[openCardFormFx, open]] });
  const page = drawPart(() => <CardForm card={card} isPaying={isPaying} />, scope);
  const loading = page.body();
  await allSettled(scope);
  return {
    ...page,
    loading,
    online: () => allSettled(connectionReturned, { scope }),
    attempt: () => allSettled(card.attempted, { scope }),
    isComplete: () => scope.getState(card.$isComplete),
  };
}

test('a card is entered into the provider’s fields, and its postal code into ours', async () => {
  const provider = aProvider();
  const page = await aCardForm(provider.open);
  expect(page.loading).toMatchInlineSnapshot(`
    "- text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code" [required]"
  `);
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Card number
    - text: Expiry
    - text: CVC
    - textbox "Postal code" [required]"
  `);
  expect(provider.told).toEqual(['mount number', 'mount expiry', 'mount cvc']);
  provider.type(typed('number'));
  provider.type(typed('expiry'));
  provider.type(typed('cvc'));
  await page.act({ fill: 'Postal code', with: ' 94107 ' });
  expect([page.isComplete(), page.unsavedEdits.size]).toEqual([true, 1]);
  expect(page.body()).toContain('- textbox "Postal code" [required]: 94107');
});

test('a label focuses the provider’s field, which is busy until it has loaded', async () => {
  const provider = aProvider();
  const page = await aCardForm(provider.open);
  expect(provider.wereBusy).toEqual([true, true, true]);
  page.texts();
  expect(provider.boxes.map(({ props }) => props['aria-busy'])).toEqual([false, false, false]);
  const labels = provider.boxes.map(({ parent }) => parent?.querySelector('label')?.props ?? {});
  expect(labels.map(({ htmlFor, children }) => [htmlFor, children])).toEqual([
    ['card-number', 'Card number'],
    ['card-expiry', 'Expiry'],
    ['card-cvc', 'CVC'],
  ]);
  expect(provider.boxes.map(({ props }) => props.id)).toEqual([
    'card-number',
    'card-expiry',
    'card-cvc',
  ]);
  for (const { onClick } of labels) if (typeof onClick === 'function') onClick();
  expect(provider.told.slice(3)).toEqual(['focus number', 'focus expiry', 'focus cvc']);
});

test('each field has its own error under it', async () => {
  const provider = aProvider();
  const page = await aCardForm(provider.open);
  provider.type(typed('number', { complete: false, code: 'invalid_number' }));
  await page.attempt();
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Card number
    - alert: The card number is invalid. Please check it and try again.
    - text: Expiry
    - alert: Enter the expiry date.
    - text: CVC
    - alert: Enter the CVC.
    - textbox "Postal code" [required] [invalid]
    - text: Enter the 5 characters of the postal code."
  `);
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "error The card number is invalid. Please check it and try again.",
      "error Enter the expiry date.",
      "error Enter the CVC.",
    ]
  `);
});

test('a card form that does not load can be tried again', async () => {
  const provider = aProvider();
  let tries = 0;
  const page = await aCardForm((asked) => {
    tries += 1;
    if (tries === 1) throw new NetworkError();
    return provider.open(asked);
  });
  await eventually(() => expect(page.body()).toMatch('alert'));
  expect(page.body()).toMatchInlineSnapshot(`
    "- alert:
      - text: We couldn’t load the card form. Check your connection and try again.
      - button "Try again""
  `);
  await page.act({ press: 'Try again' });
  await eventually(() =>
    expect(provider.told).toEqual(['mount number', 'mount expiry', 'mount cvc']),
  );
  expect(page.texts()).toContain('Card number');
});

test('a card form that did not load is loaded when the browser is online again', async () => {
  const provider = aProvider();
  let tries = 0;
  const page = await aCardForm((asked) => {
    tries += 1;
    if (tries === 1) throw new NetworkError();
    return provider.open(asked);
  });
  await eventually(() => expect(page.texts()).toContain('Try again'));
  await page.online();
  await eventually(() => expect(page.texts()).toContain('Card number'));
  await page.online();
  expect(tries).toBe(2);
});

test('nothing of the card can be changed during a payment', async () => {
  const page = await aCardForm(aProvider().open, true);
  expect(page.body()).toContain('- textbox "Postal code" [disabled]');
});
