import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base } from '../../testing/payment.ts';

const home = '/market-submission/ms_1';
test('a package is selected once, however often it is bought', async () => {
  const { model, send, get, callsOf } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission(),
      'update-market-submission': noAnswerYet,
    },
  });
  await send(model.buying.bought, 'pk_1');
  expect(get(model.buying.$buying)).toBe('pk_1');
  await send(model.buying.bought, 'pk_2');
  expect(callsOf('update-market-submission')).toHaveLength(1);
});

test('a package that could not be selected can be bought again, on what is loaded anew', async () => {
  const { model, send, get, callsOf } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission(),
      'update-market-submission': fails(500),
    },
  });
  const loads = callsOf('get-market-submission').length;
  await send(model.buying.bought, 'pk_1');
  expect(get(model.buying.$buying)).toBeNull();
  expect(callsOf('get-market-submission')).toHaveLength(loads + 1);
  await send(model.buying.bought, 'pk_1');
  expect(callsOf('update-market-submission')).toHaveLength(2);
});

test('a package that is not there, or not ready, is not bought', async () => {
  const { model, send, callsOf } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ status: 'PENDING' })] }),
      'get-package-status': () => ({ status: 'PENDING' }),
    },
  });
  await send(model.buying.bought, 'pk_7');
  await send(model.buying.bought, 'pk_9');
  expect(callsOf('update-market-submission')).toEqual([]);
});

test.each(['CREATED', 'SOMETHING_NEW'])(
  'buying a package that is %s says that it can’t be bought',
  async (status) => {
    const { model, send, callsOf, toasts } = await openScreen(home, {
      answers: {
        ...base,
        'get-market-submission': () =>
          aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ status })] }),
      },
    });
    await send(model.buying.bought, 'pk_9');
    expect(callsOf('update-market-submission')).toEqual([]);
    expect(toasts()).toEqual([
      'This package can’t be bought right now. Try again later, or choose another one.',
    ]);
  },
);

test('a review ends only when its question is confirmed, not after Keep', async () => {
  const { model, send, get, called } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          packages: [aPackage('pk_1'), aPackage('pk_2'), aCustomPackage({ status: 'IN_REVIEW' })],
        }),
      'get-package-status': () => ({ status: 'IN_REVIEW' }),
    },
  });
  await send(model.buying.cancelConfirmed);
  await send(model.buying.bought, 'pk_2');
  expect(get(model.buying.$asksAbout)).toBe('pk_2');
  await send(model.buying.cancelDismissed);
  expect(get(model.buying.$asksAbout)).toBeNull();
  await send(model.buying.cancelConfirmed);
  expect(called()).not.toContain('archive-package');
  expect(called()).not.toContain('update-market-submission');
});

test('the question about a review is not asked again on another screen, or on coming back', async () => {
  const { model, send, get } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          packages: [aPackage('pk_1'), aPackage('pk_2'), aCustomPackage({ status: 'IN_REVIEW' })],
        }),
      'get-package-status': () => ({ status: 'IN_REVIEW' }),
    },
  });
  await send(model.buying.bought, 'pk_2');
  await send(addressOpened, `${home}/print`);
  expect(get(model.buying.$asksAbout)).toBeNull();
  await send(addressOpened, home);
  expect(get(model.buying.$asksAbout)).toBeNull();
});

test('a review isn’t given up for a package that was withdrawn while the question was open', async () => {
  const inReview = aCustomPackage({ status: 'IN_REVIEW' });
  let packages = [aPackage('pk_1'), aPackage('pk_2'), inReview];
  const { model, send, get, pass, called, toasts } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ packages }),
      'get-package-status': () => ({ status: 'IN_REVIEW' }),
    },
  });
  await send(model.buying.bought, 'pk_1');
  packages = [aPackage('pk_2'), inReview];
  await pass(15_000);
  await send(model.buying.cancelConfirmed);
  expect(called()).not.toContain('archive-package');
  expect(get(model.buying.$asksAbout)).toBeNull();
  expect(toasts()).toEqual([
    'This package can’t be bought right now. Your custom package stays as it is.',
  ]);
});
