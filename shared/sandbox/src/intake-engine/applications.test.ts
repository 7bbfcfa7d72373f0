import type { Application } from '@fairlead/contracts';
import type { Progress, QuestionSet, Review } from '@fairlead/contracts/application';
import { openForm } from '@fairlead/domain/question-set';
import { expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { createSandbox } from '../sandbox.ts';
import { ask } from '../test-kit/ask.ts';
import { answerAll, attest, signUp, startApplication } from '../test-kit/journey.ts';

const now = '2026-11-20T18:00:00Z';

async function begun(flags: Record<string, boolean> = { 'intake-client-plm-quoting': true }) {
  const sandbox = await createSandbox({ now, flags });
  const ada = sandbox.visitor();
  await signUp(ada);
  const id = await startApplication(ada);
  const setOf = (setId: string) =>
    ask<QuestionSet>(ada, 'get-application-question-set', {
      params: { id: setId, applicationId: id },
    });
  const save = (setId: string, answers: Record<string, unknown[]>) =>
    ask<Progress>(ada, 'save-answers', {
      params: { id },
      body: { question_set_id: setId, answers: { q: answers } },
    });
  return { sandbox, ada, id, setOf, save };
}

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

test('the client of a partner is a conflict for anyone who does not belong to it', async () => {
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

test('answers are validated as on the page and refused with every bad field', async () => {
  const { save } = await begun();
  await expect(save('qs_company', { 'entity-type': ['LLC'] })).rejects.toMatchObject({
    status: 400,
    errorCode: 'invalid_answers',
    detail: expect.arrayContaining([
      { field: 'formation-state', message: 'Required' },
      { field: 'has-parent-or-affiliate', message: 'Required' },
    ]),
  });
  await expect(save('qs_company', { 'no-field': ['x'] })).rejects.toMatchObject({
    errorCode: 'unknown_field',
  });
  await expect(
    save('qs_industry', {
      industry: ['ASTROLOGY'],
      'business-description': ['x'.repeat(50)],
      'customer-types': ['BUSINESSES'],
    }),
  ).rejects.toMatchObject({
    detail: [{ field: 'industry', message: "There is no option 'ASTROLOGY'" }],
  });
});

const company = {
  'entity-type': ['LLC'],
  'formation-state': ['US-DE'],
  'formation-date': ['2022-03-14'],
  'has-parent-or-affiliate': [false],
  'bankruptcy-or-judgment': [false],
};

test('a condition makes a field required, and an answer that is not asked for is dropped', async () => {
  const { save, setOf } = await begun();
  await expect(
    save('qs_company', { ...company, 'has-parent-or-affiliate': [true] }),
  ).rejects.toMatchObject({ detail: [{ field: 'parent-or-affiliate-name', message: 'Required' }] });
  await save('qs_company', { ...company, 'parent-or-affiliate-name': ['Nobody Inc.'] });
  const saved = await setOf('qs_company');
  expect(Object.assign({}, ...Object.values(saved.answers))).toEqual(company);
});

test('saving twice keeps the later answers and the same way on', async () => {
  const { save, setOf } = await begun();
  const first = await save('qs_company', company);
  const second = await save('qs_company', { ...company, 'entity-type': ['C_CORPORATION'] });
  expect(second).toEqual(first);
  expect((await setOf('qs_company')).answers.q_company_entity_type).toEqual({
    'entity-type': ['C_CORPORATION'],
  });
});

test('the next set depends on an earlier answer', async () => {
  const { sandbox, ada, id, save } = await begun();
  await answerAll(sandbox, ada, id);
  const names = async () =>
    (
      await ask<Progress>(ada, 'get-next-question-set', { params: { id } })
    ).answered_question_sets.map(({ name }) => name);
  expect(await names()).not.toContain('regulated_activities');
  const progress = await save('qs_industry', {
    industry: ['FINTECH'],
    'business-description': ['Payments for people who sell at markets and fairs all over.'],
    'customer-types': ['CONSUMERS'],
  });
  expect(progress.next_question_set).toMatchObject({ name: 'regulated_activities' });
});

test('rows of a repeating set are saved and given back by their number', async () => {
  const { save, setOf } = await begun();
  const row = (number: number, state: string) => ({
    [`employee-state#${number}`]: [state],
    [`full-time-count#${number}`]: [3],
    [`part-time-count#${number}`]: [0],
    [`contractor-count#${number}`]: [0],
  });
  await expect(save('qs_employees_by_state', {})).rejects.toMatchObject({ status: 400 });
  await save('qs_employees_by_state', { ...row(1, 'US-CA'), ...row(3, 'US-TX') });
  const saved = await setOf('qs_employees_by_state');
  const values = Object.assign({}, ...Object.values(saved.answers));
  expect(values).toMatchObject({ 'employee-state#1': ['US-CA'], 'employee-state#2': ['US-TX'] });
});

test('enrichment and last year’s values come prefilled for the company behind the website', async () => {
  const { setOf } = await begun();
  const { values, prefilled } = openForm(await setOf('qs_company'));
  expect(values.get('entity-type')).toBe('C_CORPORATION');
  expect(prefilled.get('entity-type')).toBe('ENRICHMENT');
  const operations = openForm(await setOf('qs_operations'));
  expect(operations.prefilled.get('hosts-events')).toBe('LAST_YEARS_APPLICATION');
  const employees = openForm(await setOf('qs_employees_by_state'));
  expect(employees.values.get('employee-state#1')).toBe('US-CA');
});

test('only conditions on fields of the same set go over the wire', async () => {
  const { setOf, save } = await begun();
  const company_set = await setOf('qs_company');
  const conditional = company_set.questions
    .flatMap(({ fields }) => fields)
    .find(({ unique_name }) => unique_name === 'parent-or-affiliate-name');
  expect(conditional?.shown_when).toEqual({
    field: 'has-parent-or-affiliate',
    op: 'eq',
    value: true,
  });
  const aum = async () =>
    (await setOf('qs_regulated_activities')).questions.find(
      ({ id }) => id === 'q_regulated_activities_aum',
    );
  expect((await aum())?.shown_when).toMatchObject({ field: 'regulated-activities' });
  await save('qs_industry', {
    industry: ['VC_AND_PE'],
    'business-description': ['A fund that invests in companies which make useful things.'],
    'customer-types': ['BUSINESSES'],
  });
  expect((await aum())?.shown_when).toBeNull();
});

test('a review takes its time, shows what was answered, and is made again after a change', async () => {
  const { sandbox, ada, id, save } = await begun();
  const review = () => ask<Review>(ada, 'get-review', { params: { id } });
  await save('qs_company', company);
  expect(await review()).toMatchObject({ status: 'PENDING' });
  await sandbox.advance(2000);
  const ready = await review();
  expect(ready).toMatchObject({ status: 'READY', question_set: { id: 'qs_review' } });
  const section = ready.sections.find(({ question_set_id }) => question_set_id === 'qs_company');
  expect(section?.rows).toContainEqual(
    expect.objectContaining({
      label: 'Entity type',
      values: ['Limited liability company'],
    }),
  );
  await save('qs_company', { ...company, 'entity-type': ['C_CORPORATION'] });
  expect(await review()).toMatchObject({ status: 'PENDING' });
});

test.each([
  ['NON_LEGACY_ATTEST', {}],
  ['DECLINED', { 'special-operations': ['CANNABIS'] }],
  [
    'REQUIRES_REVIEW',
    {
      'known-circumstances': true,
      'known-circumstances-details': 'A customer says that we broke their machine.',
    },
  ],
] satisfies [string, Answers][])('the answers lead to %s', async (decision, changed) => {
  const { sandbox, ada, id } = await begun();
  const read = () => ask(ada, 'get-decision', { params: { id } });
  await answerAll(sandbox, ada, id, changed);
  await expect(read()).rejects.toMatchObject({ status: 400 });
  expect(await attest(sandbox, ada, id)).toBe(decision);
  await expect(read()).rejects.toMatchObject({ status: 400 });
  await sandbox.advance(2000);
  expect(await read()).toEqual({ decision });
});

test('an APPROVED application is quoted on the legacy path', async () => {
  const { sandbox, ada, id } = await begun({ 'intake-client-plm-quoting': false });
  await answerAll(sandbox, ada, id);
  expect(await attest(sandbox, ada, id)).toBe('APPROVED');
  const [legacy] = await ask<{ id: string; status: string }[]>(ada, 'list-legacy-applications');
  expect(legacy?.status).toBe('quoted');
  const packages = await ask<Record<string, { quote: { id: string } }>>(
    ada,
    'get-legacy-packages',
    { params: { id: legacy?.id ?? '' } },
  );
  expect(Object.keys(packages)).toEqual(['basic', 'recommended']);
  const quote = packages.basic?.quote.id ?? '';
  const body = (quoteId: string) => ({
    body: { operationName: 'GetQuote', query: '', variables: { id: quoteId } },
  });
  expect(await ask(ada, 'get-quote', body(quote))).toMatchObject({
    data: { quote: { pricing: { billingInterval: { interval: 'MONTHLY' } } } },
  });
  expect(await ask(ada, 'get-quote', body('lq_x'))).toMatchObject({
    data: null,
    errors: [{ message: expect.stringContaining('lq_x') }],
  });
});

test('a submitted application is attested once and changes no more', async () => {
  const { sandbox, ada, id, save } = await begun();
  await expect(attest(sandbox, ada, id)).rejects.toMatchObject({
    status: 400,
    errorCode: 'application_incomplete',
  });
  await answerAll(sandbox, ada, id);
  await attest(sandbox, ada, id);
  await expect(attest(sandbox, ada, id)).rejects.toMatchObject({
    status: 400,
    message: 'Application has already been submitted',
  });
  await expect(save('qs_company', company)).rejects.toMatchObject({
    status: 409,
    errorCode: 'application_submitted',
  });
  await expect(startApplication(ada)).rejects.toMatchObject({ errorCode: 'application_exists' });
});

test('an underwriter answers a review after three days, an expedited one the next day', async () => {
  const { sandbox, ada, id } = await begun();
  await answerAll(sandbox, ada, id, {
    'known-circumstances': true,
    'known-circumstances-details': 'A customer says that we broke their machine.',
  });
  await attest(sandbox, ada, id);
  const read = () => ask<Application>(ada, 'get-application', { params: { id } });
  const pending = (await read()).pending_discretion_decision;
  const asked = { deadline: '2026-11-30', expedite_reason: 'other', expedite_details: '' };
  const params = { id: pending?.id ?? '' };
  await expect(
    ask(ada, 'expedite-review', { params, body: { ...asked, deadline: '2026-11-20' } }),
  ).rejects.toMatchObject({ detail: { path: 'body.deadline' } });
  await expect(ask(ada, 'expedite-review', { params, body: asked })).rejects.toMatchObject({
    detail: { path: 'body.expedite_details' },
  });
  await ask(ada, 'expedite-review', {
    params,
    body: { ...asked, expedite_details: 'A contract waits.' },
  });
  expect((await read()).pending_discretion_decision).toMatchObject({
    expedite_review_requested: true,
  });
  await sandbox.advance(24 * 3_600_000 - 60_000);
  await ask(ada, 'get-session');
  expect((await read()).application_decision).toBe('REQUIRES_REVIEW');
  await sandbox.advance(60_000);
  expect(await read()).toMatchObject({
    application_decision: 'NON_LEGACY_ATTEST',
    pending_discretion_decision: null,
  });
  await sandbox.advance(10_000);
  expect(await ask(ada, 'find-market-submission', { query: { client_data_id: id } })).toMatchObject(
    { status: 'RELEASED' },
  );
});

test('a discretion that the applicant asked for can be cancelled, no other', async () => {
  const sandbox = await createSandbox({ now, persona: 'user-requested-discretion' });
  const hugo = sandbox.visitor('user-requested-discretion');
  expect(await ask(hugo, 'cancel-discretion', { params: { id: 'dd_017' } })).toEqual({
    application_id: '10017',
  });
  const reviewed = sandbox.visitor('requires-review');
  await expect(
    ask(reviewed, 'cancel-discretion', { params: { id: 'dd_015' } }),
  ).rejects.toMatchObject({ status: 409 });
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

test('a conditional renewal says so by company', async () => {
  const sandbox = await createSandbox({ now, persona: 'renewal-conditional' });
  expect(
    await ask(sandbox.visitor('renewal-conditional'), 'get-pre-renewal-decisions', {
      params: { id: 'co_022' },
    }),
  ).toEqual([{ decision: 'conditional_renewal' }]);
});
