import { pageOf } from '@fairlead/headless-page/testing';
import { $decisions, $screenTitle, sessionEnded } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { applications } from '../../testing/late-answers.ts';
import { forgetSeen, model, open, signedIn } from '../../testing/open-intake.ts';
import { definition } from '../definition.ts';

beforeEach(forgetSeen);

const submission = (status: string) => ({
  ...signedIn,
  [applications]: [
    anApplication({ status: 'SUBMITTED', application_decision: 'NON_LEGACY_ATTEST' }),
  ],
  'find-market-submission': {
    id: 'ms_1',
    status,
    client_data_id: 'app_1',
    selected_package_id: 'pk_1',
  },
});

test('with quoting on, a user with a submission is redirected there', async () => {
  const { get, history } = await open(submission('REQUESTED'), {
    flags: { 'intake-client-plm-quoting': true },
  });
  expect(get($decisions).at(-1)?.router).toBe('after-sign-in');
  expect(history.current().address).toBe('/market-submission/ms_1');
  expect(get(model.reroute.$view)).toBe('loading');
});

test.each([
  ['REQUESTED', 'waiting', 'Your application is submitted'],
  ['PERHAPS', 'waiting', 'Your application is submitted'],
  ['RELEASED', 'comparison', 'Your packages are ready'],
  ['QUOTE_BLOCKED', 'quote-blocked', 'Your packages are being updated'],
  ['FAILED', 'failed', 'We couldn’t prepare your packages'],
  ['BOUND', 'confirmation', 'Your order is in'],
])(
  'with quoting off, a submission that is %s shows %s instead of an empty form',
  async (status, submitted, title) => {
    for (const flags of [{}, () => Promise.reject(new Error('down'))]) {
      const { get, history, scope } = await open(submission(status), { flags });
      expect(history.current().address).toBe('/');
      expect(get(model.reroute.$view)).toBe('submitted');
      expect(get(model.reroute.$submissionView)).toBe(submitted);
      expect(pageOf(definition, { model, scope }).texts()[0]).toBe(title);
      expect(get($screenTitle)?.text).toBe(title);
    }
  },
);

test.each(['/market-submission/ms_1', '/market-submission/ms_1/billing'])(
  'with quoting off, %s leads to the status of the application',
  async (address) => {
    const { get, history } = await open(submission('REQUESTED'), { address });
    expect(history.current().address).toBe('/');
    expect(get(model.reroute.$view)).toBe('submitted');
  },
);

test('looking again at the status of an application follows a flag that is on by now', async () => {
  let isOn = false;
  const flags = () => ({ 'intake-client-plm-quoting': isOn });
  const { get, scope, history } = await open(submission('REQUESTED'), { flags });
  await allSettled(model.reroute.retried, { scope });
  expect(get(model.reroute.$view)).toBe('submitted');
  isOn = true;
  await allSettled(model.reroute.retried, { scope });
  expect(history.current().address).toBe('/market-submission/ms_1');
});

test('a session that ends the status of an application leaves the form', async () => {
  const { get, scope } = await open(submission('REQUESTED'));
  await allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
  expect(get(model.reroute.$submissionView)).toBeNull();
});
