import type { Application } from '@fairlead/contracts';
import type { QuestionSet } from '@fairlead/contracts/application';
import { openForm } from '@fairlead/domain/question-set';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { begun } from '../../test-kit/begun-application.ts';
import { signUp, startApplication } from '../../test-kit/journey.ts';
import { now } from '../../test-kit/now.ts';

test('a new application has its intake answers, a pre-decision and the next set', async () => {
  const { ada, id } = await begun();
  expect(await ask<Application>(ada, 'get-application', { params: { id } })).toMatchObject({
    status: 'CREATED',
    legacy_application_id: null,
    pre_decision: { qualified: true, reasoning_key: 'eligible' },
  });
  expect(await ask(ada, 'get-next-question-set', { params: { id } })).toMatchObject({
    answered_question_sets: [{ name: 'applicant_intro' }],
    next_question_set: { id: 'qs_company' },
    has_more_questions: true,
  });
});

test('with the quoting flag off an application goes the legacy way', async () => {
  const { ada, id } = await begun({ 'intake-client-plm-quoting': false });
  const application = await ask<Application>(ada, 'get-application', { params: { id } });
  expect(application.legacy_application_id).toEqual(expect.any(String));
  const params = { id: application.legacy_application_id ?? '' };
  expect(await ask(ada, 'get-legacy-application', { params })).toMatchObject({ status: 'started' });
  expect(await ask(ada, 'get-madlib-decision', { params })).toEqual({
    decision: 'yes',
    reason_token: 'eligible',
  });
});

test('an address outside the live states is not qualified', async () => {
  const sandbox = await createSandbox({ now });
  const olive = sandbox.visitor();
  await signUp(olive, 'olive@example.com');
  const id = await startApplication(olive, { 'address-region': 'US-NV' });
  expect(await ask(olive, 'get-application', { params: { id } })).toMatchObject({
    pre_decision: { qualified: false, reasoning_key: 'no_available_products' },
  });
});

test('the company of another client cannot be applied for', async () => {
  const sandbox = await createSandbox({ now, persona: 'founder-of-existing-client' });
  const ruth = sandbox.visitor('founder-of-existing-client');
  const website = 'https://www.brindlecovesystems.example.com/about';
  await expect(startApplication(ruth, { 'website-field-v1': website })).rejects.toMatchObject({
    status: 403,
    errorCode: 'existing_client_conflict',
    detail: { client_id: 'cl_004' },
  });
  expect(await ask(ruth, 'check-partner-client', { query: { website } })).toEqual({});
  const request = { client_id: 'cl_004', first_name: 'R', last_name: 'S', email: 'r@example.com' };
  await ask(ruth, 'request-client-access', { body: request });
  await ask(ruth, 'request-client-access', { body: request });
  expect(await sandbox.world.store.list('access_request')).toHaveLength(1);
});

test('a company whose client is applying is a conflict for a colleague', async () => {
  const sandbox = await createSandbox({ now });
  const [ada, ruth] = [sandbox.visitor(), sandbox.visitor()];
  await signUp(ada);
  await startApplication(ada);
  await signUp(ruth, 'ruth@pebblewicklabs.example.com');
  await expect(startApplication(ruth)).rejects.toMatchObject({
    status: 409,
    errorCode: 'existing_client_conflict',
    detail: { client_id: expect.any(String) },
  });
});

test('a partner’s client is a conflict for a visitor who does not belong to it', async () => {
  const sandbox = await createSandbox({ now, persona: 'vanta-client' });
  const query = { website: 'grebeline.example.com' };
  await expect(ask(sandbox.visitor(), 'check-partner-client', { query })).rejects.toMatchObject({
    status: 409,
  });
  const jonas = sandbox.visitor('vanta-client');
  expect(await ask(jonas, 'check-partner-client', { query })).toEqual({});
});

test('a partner’s members get their program and its discount', async () => {
  const sandbox = await createSandbox({ now, flags: { 'intake-client-plm-quoting': true } });
  const ada = sandbox.visitor();
  await signUp(ada);
  const id = await startApplication(ada, {}, { referral_partner: 'ramp' });
  expect(await ask(ada, 'get-application', { params: { id } })).toMatchObject({
    incubator_program: 'ramp',
    eligible_for_partner_discounts: true,
  });
});

test('Carta fills in the cap table when it accepts the code', async () => {
  const sandbox = await createSandbox({ now, persona: 'carta-not-connected' });
  const mei = sandbox.visitor('carta-not-connected');
  const send = (code: string) =>
    ask(mei, 'import-carta', { body: { applicationId: 'app_035', code } });
  await expect(send('carta-fail-036')).rejects.toMatchObject({ status: 400 });
  expect(await ask(mei, 'get-carta-enrichment')).toEqual({ enrichment: null });
  await send('carta-ok-036');
  expect(await ask(mei, 'get-carta-enrichment')).toEqual({ enrichment: {} });
  const set = await ask<QuestionSet>(mei, 'get-application-question-set', {
    params: { id: 'qs_funding_and_cap_table', applicationId: 'app_035' },
  });
  expect(openForm(set).values.get('total-funding-raised')).toBe('5200000');
});

test('a renewal begins once with last year’s answers', async () => {
  const sandbox = await createSandbox({ now, persona: 'renewal-ready' });
  const wendy = sandbox.visitor('renewal-ready');
  const set = await ask<QuestionSet>(wendy, 'get-new-renewal', {
    query: { legacy_parent_id: '10020' },
  });
  expect(openForm(set).values.get('legal-name-field-v1')).toBe('Coveplane, Inc.');
  const renew = () =>
    ask<Application>(wendy, 'create-renewal', {
      body: {
        renewal_parent_application_id: '10020',
        question_set_id: 'qs_applicant_intro',
        questions: [{ id: 'q', fields: [{ id: 'address-region', value: ['US-NV'] }] }],
      },
    });
  const child = await renew();
  expect(child).toMatchObject({
    status: 'CREATED',
    renewal_parent_application_id: 'app_020',
    pre_decision: { qualified: false, reasoning_key: 'no_available_products' },
    renewal: { is_renewal_application: true },
  });
  expect((await renew()).id).toBe(child.id);
  const notReady = await createSandbox({ now, persona: 'renewal-not-ready' });
  await expect(
    ask(notReady.visitor('renewal-not-ready'), 'renew-application', { params: { id: 'app_021' } }),
  ).rejects.toMatchObject({ errorCode: 'renewal_not_ready' });
});

test('a conditional renewal is found by company', async () => {
  const sandbox = await createSandbox({ now, persona: 'renewal-conditional' });
  expect(
    await ask(sandbox.visitor('renewal-conditional'), 'get-pre-renewal-decisions', {
      params: { id: 'co_022' },
    }),
  ).toEqual([{ decision: 'conditional_renewal' }]);
});
