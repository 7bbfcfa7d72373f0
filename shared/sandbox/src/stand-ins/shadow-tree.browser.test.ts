import { openCardForm } from '@fairlead/vendors/stripe';
import { setupWorker } from 'msw/browser';
import { expect, test } from 'vitest';
import { createStandInState, standInRequestHandlers } from './index.ts';

test('in a web component the card fields are outside its shadow tree and shown where they belong', async () => {
  const worker = setupWorker(...standInRequestHandlers(createStandInState()));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  box.style.width = '321px';
  tree.append(box);
  document.body.append(host);
  const form = await openCardForm({ publishableKey: 'pk_test_fairlead', onChange: () => {} });
  form.mount('number', box);

  const field = host.querySelector('input');
  expect(field?.getRootNode()).toBe(document);
  expect(field?.closest('[slot]')?.getBoundingClientRect().width).toBe(321);

  form.destroy();
  expect(host.childElementCount).toBe(0);
  expect(box.childElementCount).toBe(0);
  worker.stop();
});
