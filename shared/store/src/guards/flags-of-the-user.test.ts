import { ApiError, type Call } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { answers } from '../../testing/started-at.ts';
import { requestFx } from '../calls/request.ts';
import { appStarted } from '../host/app.ts';
import { type FlagContext, loadFlagsFx } from '../host/host-effects.ts';
import { memoryHistory } from '../navigation/history.ts';
import { $history, addressOpened } from '../navigation/navigation.ts';
import { routeOpened } from '../navigation/screens.ts';
import { $flags } from '../session/flags.ts';
import { $auth, sessionRequested } from '../session/session.ts';
import './guards.ts';

const quoting = 'intake-client-plm-quoting';

/** A page whose user hasn't chosen a company yet; the flag is on for the user only. */
async function startedWithoutCompany(visitorsFlags: Promise<object> = Promise.resolve({})) {
  let hasCompany = false;
  const user = Promise.withResolvers<unknown>();
  const scope = fork({
    values: [[$history, memoryHistory('/choose-profile')]],
    handlers: [
      [
        requestFx,
        ({ name }: Call) => {
          if (name === 'get-session' && !hasCompany)
            throw new ApiError(403, { errorCode: 'client_selection_required' });
          return name === 'get-auth-user' ? user.promise : answers[name];
        },
      ],
      [loadFlagsFx, ({ email }: FlagContext) => (email ? { [quoting]: true } : visitorsFlags)],
    ],
  });
  const opened: string[] = [];
  createWatch({ unit: routeOpened, scope, fn: ({ name }) => opened.push(name) });
  const work = [allSettled(appStarted, { scope })];
  const session = () => scope.getState($auth)?.session;
  await vi.waitFor(() => expect(session()?.clientSelectionRequired).toBe(true));
  return {
    opened,
    quoting: () => scope.getState($flags)[quoting],
    open: (address: string) =>
      void work.push(allSettled(addressOpened, { scope, params: address })),
    /** Chooses a company; the session is known, and the user isn't yet. */
    choose: () => {
      hasCompany = true;
      work.push(allSettled(sessionRequested, { scope }));
      return vi.waitFor(() => expect(session()?.clientId).toBe('cl_1'));
    },
    userComes: () => user.resolve(answers['get-auth-user']),
    settled: () => Promise.all(work),
  };
}

test('a screen behind a flag waits for the flags of the user who has chosen a company', async () => {
  const page = await startedWithoutCompany();
  await page.choose();
  page.open('/market-submission/ms_1');
  page.userComes();
  await page.settled();
  expect(page.opened).toEqual(['choose-profile', 'market-submission']);
});

test('flags of a visitor that come late don’t replace those of the user', async () => {
  const late = Promise.withResolvers<object>();
  const page = await startedWithoutCompany(late.promise);
  await page.choose();
  page.userComes();
  await vi.waitFor(() => expect(page.quoting()).toBe(true));
  late.resolve({ [quoting]: false });
  await page.settled();
  expect(page.quoting()).toBe(true);
});

test('flags of a visitor that come between the session and its user don’t decide what the user may open', async () => {
  const late = Promise.withResolvers<object>();
  const page = await startedWithoutCompany(late.promise);
  await page.choose();
  page.open('/market-submission/ms_1');
  late.resolve({ [quoting]: false });
  await late.promise;
  page.userComes();
  await page.settled();
  expect(page.opened.at(-1)).toBe('market-submission');
  expect(page.quoting()).toBe(true);
});
