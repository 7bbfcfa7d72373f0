/// <reference types="trusted-types" />
import { isVendorScriptUrl, type Vendor, vendorScripts } from '@fairlead/vendors';
import { openAnalytics } from '@fairlead/vendors/analytics';
import { openMessenger } from '@fairlead/vendors/chat';
import { openErrorReporting } from '@fairlead/vendors/error-reporting';
import { openMaps } from '@fairlead/vendors/maps';
import { openBankLink } from '@fairlead/vendors/plaid';
import { startReplay } from '@fairlead/vendors/session-replay';
import { openCardForm } from '@fairlead/vendors/stripe';
import { setupWorker } from 'msw/browser';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStandInState, standInRequestHandlers } from './index.ts';

const vendors = Object.keys(vendorScripts) as Vendor[];

beforeAll(async () => {
  const worker = setupWorker(...standInRequestHandlers(createStandInState()));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url: string) {
      if (!isVendorScriptUrl(url, vendors)) throw new TypeError(`${url} is not allowed`);
      return url;
    },
    // The page of the test runner itself is not what is tested.
    createHTML: (html: string) => html,
    createScript: (script: string) => script,
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // `default` alone: a vendor SDK that wants a policy of its own does not get it.
  policy.content = "require-trusted-types-for 'script'; trusted-types default";
  document.head.append(policy);
});

test('a script of an unknown address is refused', () => {
  const script = document.createElement('script');
  expect(() => {
    script.src = 'https://evil.example/x.js';
  }).toThrow(TypeError);
});

test('every vendor script loads under a policy that allows only the known URLs, and needs no own policy', async () => {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    if (violatedDirective === 'trusted-types') refused.push(sample);
  });
  const analytics = openAnalytics({ segmentKey: 'key', hubspotId: '1', ambassadorId: 'amb' });
  const person = { id: 'ct_001', email: 'ada@x.example', firstName: 'Ada', lastName: 'L' };
  await analytics.track('Lead Created', {});
  await analytics.marketingPage('/');
  await analytics.referral(person, { campaign: '7', transactionId: 'app_1' });
  await openCardForm({ publishableKey: 'pk_test_fairlead', onChange: () => undefined });
  await openMaps({ key: 'maps-key' }).suggestAddresses('137');
  await openMessenger({ key: 'chat' });
  await startReplay({ applicationId: 'app', clientToken: 'pub', service: 'x', version: '1' });
  await openErrorReporting({
    dsn: 'https://k@ingest.sentry.io/1',
    release: '1',
    environment: 'sandbox',
  });
  const visit = openBankLink({ linkToken: 'link-sandbox-1' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await visit).toMatchObject({ ok: false, code: 'exited' });
  expect(refused).toEqual([]);
});
