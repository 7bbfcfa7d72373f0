import { openBankLink } from '@fairlead/vendors/plaid';
import { openCardForm } from '@fairlead/vendors/stripe';
import { setupWorker } from 'msw/browser';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStandInState, standInRequestHandlers } from './index.ts';

const faults: { stripe?: 'down'; plaid?: 'down' } = { stripe: 'down', plaid: 'down' };

beforeAll(async () => {
  const worker = setupWorker(...standInRequestHandlers(createStandInState({ faults })));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
});

test('a card form that did not load can be opened when the provider is back', async () => {
  const options = { publishableKey: 'pk_test_fairlead', onChange: () => undefined };
  await expect(openCardForm(options)).rejects.toMatchObject({
    name: 'VendorLoadError',
    vendor: 'stripe',
  });
  delete faults.stripe;
  const form = await openCardForm(options);
  expect(await form.createToken({ postalCode: '94105' })).toMatchObject({
    ok: false,
    code: 'incomplete_number',
  });
  faults.stripe = 'down';
  expect(await form.createToken({ postalCode: '94105' })).toMatchObject({
    ok: false,
    code: 'api_connection_error',
  });
});

test('a bank connection that did not load can be opened when the provider is back', async () => {
  await expect(openBankLink({ linkToken: 'link-sandbox-1' })).rejects.toMatchObject({
    name: 'VendorLoadError',
    vendor: 'plaid',
  });
  delete faults.plaid;
  const visit = openBankLink({ linkToken: 'link-sandbox-1' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await visit).toMatchObject({ ok: false, code: 'exited' });
});
