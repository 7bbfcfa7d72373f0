import { fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { openReview, review } from '../../testing/open-review.ts';
import { submitReview } from '../../testing/submit-review.ts';

inVirtualTime();

describe('attesting', () => {
  test('FLOW-007 without the tick nothing is sent, and the page says why', async () => {
    const app = await openReview();
    await app.send(app.model.attest.submitted, undefined);
    expect(app.callsOf('attest')).toEqual([]);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(true);
    await app.send(app.model.attest.agreed, true);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(false);
  });

  test('API-008 sends the attesting set with its statement answered yes', async () => {
    const app = await submitReview();
    expect(app.callsOf('attest')[0]?.body).toEqual({
      question_set_id: 'qs_attestation',
      questions: [{ id: 'q_attested', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test('answers the statements alone: what else its set asks, is left out', async () => {
    const statements = aQuestionSet([
      aField('attested', { type: 'BOOLEAN' }),
      aField('note', { type: 'STRING' }),
    ]);
    const [agreement, note] = statements.questions;
    const mixed = { ...note, fields: [...(note?.fields ?? []), ...(agreement?.fields ?? [])] };
    const app = await submitReview({
      'get-review': () => ({
        ...review,
        question_set: { ...statements, questions: [note, mixed] },
      }),
    });
    expect(app.callsOf('attest')[0]?.body).toMatchObject({
      questions: [{ id: 'q_note', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test('an optional yes-or-no field is left out: nobody was asked', async () => {
    const set = aQuestionSet([
      aField('attested', { type: 'BOOLEAN' }),
      aField('newsletter', { type: 'BOOLEAN', required: false }),
    ]);
    const app = await submitReview({ 'get-review': () => ({ ...review, question_set: set }) });
    expect(app.callsOf('attest')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      questions: [{ id: 'q_attested', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test('where the server requires no yes-or-no field, all are answered yes', async () => {
    const set = aQuestionSet([aField('attested', { type: 'BOOLEAN', required: false })]);
    const app = await submitReview({ 'get-review': () => ({ ...review, question_set: set }) });
    expect(app.callsOf('attest')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      questions: [{ id: 'q_attested', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test.each([
    ['before the review is there', fails(404)],
    ['where the review asks for no agreement', () => ({ ...review, question_set: null })],
  ])('%s nothing is attested', async (_, shown) => {
    const app = await submitReview({ 'get-review': shown });
    expect(app.callsOf('attest')).toEqual([]);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(false);
  });

  test('the tick is taken back when the review is opened again', async () => {
    const app = await openReview();
    await app.send(app.model.attest.agreed, true);
    for (const route of ['carta', 'review'] as const)
      await app.send(navigate, { route, params: { applicationId: 'app_1' } });
    expect(app.get(app.model.attest.$hasAgreed)).toBe(false);
  });

  test('pressing twice submits once', async () => {
    const app = await openReview();
    await app.send(app.model.attest.agreed, true);
    const { submitted } = app.model.attest;
    await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
    await app.send(submitted, undefined);
    expect(app.callsOf('attest')).toHaveLength(1);
  });
});

test('a review without what is to be attested says so, is requested again, and has to be agreed to', async () => {
  const app = await openReview({
    'get-review': inTurn(
      () => ({ ...review, question_set: null }),
      () => review,
    ),
  });
  const { agreed, submitted, $failure, $isSubmitting } = app.model.attest;
  await app.send(agreed, true);
  await app.send(submitted, undefined);
  expect(app.get($failure)).toBe(
    'We couldn’t submit your application, because its review wasn’t complete. We’ve asked for it again: confirm your answers and choose Submit Application once more.',
  );
  expect(app.get($isSubmitting)).toBe(false);
  await app.send(submitted, undefined);
  expect(app.callsOf('attest')).toEqual([]);
  expect(app.get(app.model.attest.$isAgreementMissing)).toBe(true);
  await app.send(agreed, true);
  await app.send(submitted, undefined);
  expect(app.callsOf('attest')).toHaveLength(1);
  expect(app.address()).toBe('/market-submission/ms_1');
});
