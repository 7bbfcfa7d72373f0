import { ApiError } from '@fairlead/contracts';
import type { MarketSubmission } from '@fairlead/contracts/packages';
import { type AnswerFunctions, fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { $toasts, navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, billing, oneAfterAnother, selected } from '../../testing/payment.ts';

async function open(
  saves: AnswerFunctions[string] | undefined = undefined,
  submission: () => MarketSubmission = selected,
) {
  const page = await openScreen(billing, {
    answers: {
      ...base,
      'get-market-submission': submission,
      ...(saves && { 'set-requested-effective-date': saves }),
    },
  });
  const saved = () => page.callsOf('set-requested-effective-date').map(({ body }) => body);
  return { ...page, date: page.model.effectiveDate, saved };
}
const of = (day: string) => ({ requestedEffectiveDate: day });

test('a day whose save failed is saved again when its field is left, with a toast each time', async () => {
  const { date, send, get, saved } = await open(
    oneAfterAnother(new ApiError(500), new ApiError(500), {}),
  );
  await send(date.chosen, '2026-12-01');
  expect(get($toasts)).toMatchObject([
    { text: 'Failed to update effective date. Please try again.', tone: 'danger' },
  ]);
  expect(get(date.$isSaved)).toBe(false);
  await send(date.left);
  await send(date.left);
  expect(saved()).toEqual([of('2026-12-01'), of('2026-12-01'), of('2026-12-01')]);
  expect(get(date.$isSaved)).toBe(true);
  await send(date.left);
  expect(saved()).toHaveLength(3);
});

test('a field that is left as it was saves nothing', async () => {
  const { date, send, saved } = await open();
  await send(date.left);
  expect(saved()).toEqual([]);
});

test('a day that is saved is that of every quote', async () => {
  const two = () =>
    aSubmission({
      selected_package_id: 'pk_1',
      packages: [
        aPackage('pk_1', { quotes: [aQuote('a'), aQuote('b', { product_name: 'SGL' })] }),
        aPackage('pk_2'),
      ],
    });
  const { date, model, send, get, saved } = await open(undefined, two);
  await send(date.chosen, '2026-12-01');
  await send(date.chosen, '2026-12-01');
  expect(saved()).toEqual([of('2026-12-01')]);
  expect(
    get(model.submission.$packages).flatMap(({ quotes }) =>
      quotes.map(({ requested_effective_date }) => requested_effective_date),
    ),
  ).toEqual(['2026-12-01', '2026-12-01', '2026-12-01']);
});

test('the field says which days there are, and what is wrong with another', async () => {
  const { date, send, get } = await open();
  expect(get(date.$hint)).toBe('Today or later, up to 12/15/2026.');
  expect(get(date.$fieldError)).toBeNull();
  await send(date.chosen, '2026-12-16');
  expect(get(date.$fieldError)).toBe(
    'The effective date is 12/15/2026 or earlier, when the quote expires.',
  );
});

test('without a quote every day from today on can be had', async () => {
  const { date, get } = await open(undefined, () =>
    aSubmission({
      selected_package_id: 'pk_1',
      packages: [aPackage('pk_1', { quotes: [] }), aPackage('pk_2')],
    }),
  );
  expect(get(date.$range)).toEqual({ min: '2026-11-20', max: null });
  expect(get(date.$hint)).toBe('Today or later.');
  expect(get(date.$day)).toBe('2026-11-20');
});

test('billing that is opened again forgets a day that was not saved, and its failure', async () => {
  const { date, send, get, saved } = await open(fails(500));
  await send(date.chosen, '2026-12-01');
  const params = { marketSubmissionId: 'ms_1' };
  await send(navigate, { route: 'market-submission', params });
  await send(navigate, { route: 'billing', params });
  expect(get(date.$day)).toBe('2026-11-20');
  await send(date.left);
  expect(saved()).toHaveLength(1);
});

test('while a day is saved the field says so', async () => {
  const { date, send, get } = await open(noAnswerYet);
  await send(date.chosen, '2026-12-01');
  expect(get(date.$isSaving)).toBe(true);
});

test('a way on that saves the day first saves it once, however often it is pressed', async () => {
  const answer = Promise.withResolvers<object>();
  const { model, send, get, pass, saved, screen } = await open(() => answer.promise);
  await send(model.billing.continued);
  expect(get(model.billing.$isContinuing)).toBe(true);
  await send(model.billing.continued);
  expect(saved()).toEqual([of('2026-11-20')]);
  answer.resolve({});
  await pass(0);
  expect(screen()).toBe('market-submission-checkout');
});

test('a way on whose day cannot be saved leads nowhere', async () => {
  const { model, send, get, screen } = await open(fails(500));
  await send(model.billing.continued);
  expect(screen()).toBe('billing');
  expect(get(model.billing.$isContinuing)).toBe(false);
  expect(get(model.billing.$origin)).toBeNull();
});

test('the failure of an earlier day says nothing once a later one was chosen', async () => {
  const late = Promise.withResolvers<unknown>();
  const saves = inTurn(
    () => late.promise.then(fails(500)),
    () => ({}),
  );
  const { date, send, get, pass } = await open(saves);
  await send(date.chosen, '2026-12-01');
  await send(date.chosen, '2026-12-02');
  late.resolve(null);
  await pass(0);
  expect(get($toasts)).toEqual([]);
  expect(get(date.$startDay)).toBe('2026-12-02');
  expect(get(date.$isSaved)).toBe(true);
});

test('a day that is saved earlier and answered later doesn’t replace the later one', async () => {
  const late = Promise.withResolvers<unknown>();
  const saves = inTurn(
    () => late.promise,
    () => ({}),
  );
  const { date, send, get, pass } = await open(saves);
  await send(date.chosen, '2026-12-01');
  await send(date.chosen, '2026-12-02');
  late.resolve({});
  await pass(0);
  expect(get(date.$isSaved)).toBe(true);
});
