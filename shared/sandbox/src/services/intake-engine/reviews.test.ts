import type { Application } from '@fairlead/contracts';
import type { Review } from '@fairlead/contracts/application';
import { expect, test } from 'vitest';
import type { Answers } from '../../conditions/index.ts';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { begun, company } from '../../test-kit/begun-application.ts';
import { answerAll, attest, startApplication } from '../../test-kit/journey.ts';
import { now } from '../../test-kit/now.ts';

test('a review takes a while, shows the answers, and is created again after a change', async () => {
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

test('a review names each answer as the form does, with money as it was typed', async () => {
  const { sandbox, ada, id, setOf } = await begun();
  const money = { 'revenue-last-12-months': 150_000_000, 'total-funding-raised': 250_050 };
  await answerAll(sandbox, ada, id, { ...money, 'largest-customer-percent': 12 });
  await ask(ada, 'get-review', { params: { id } });
  await sandbox.advance(2000);
  const { sections } = await ask<Review>(ada, 'get-review', { params: { id } });
  const shown = sections
    .flatMap(({ rows }) => rows)
    .map((row) => [row.question, row.label, row.values]);
  const [revenue, customer, raised] = [
    'What’s your company’s revenue?',
    'How much of your revenue comes from your largest customer?',
    'How much money has your company raised?',
  ];
  expect(shown).toContainEqual([revenue, 'Last twelve months', ['$1,500,000']]);
  expect(shown).toContainEqual([customer, 'Percent of revenue', ['12']]);
  expect(shown).toContainEqual([raised, 'Total raised since formation', ['$2,500.50']]);
  for (const { question_set_id, rows, row_label } of sections) {
    const set = await setOf(question_set_id);
    expect(row_label).toBe(set.row_label ?? null);
    for (const { question_id, question, label } of rows) {
      const asked = set.questions.find((one) => one.id === question_id);
      expect(question ?? label).toBe(asked?.title);
      const labels = asked?.fields.map((field) => field.label) ?? [];
      expect([...labels, asked?.title]).toContain(label);
    }
  }
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
