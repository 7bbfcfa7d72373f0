import { ApiError, type Call } from '@fairlead/contracts';
import {
  type Answers,
  choosing,
  dropped,
  failsWithCode,
  nobody,
  session,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, open, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

const clients = [
  { client_id: 'cl_3', company: 'Siltbird' },
  { client_id: 'cl_3b', company: 'Marrowlark' },
];

/** A server whose session is refused until a company is chosen. */
function undecided(): Answers {
  let client_id: string | undefined;
  return {
    ...signedIn,
    'get-session': () => {
      if (!client_id) throw new ApiError(403, { errorCode: 'client_selection_required' });
      return { ...session, client_id };
    },
    'list-clients': clients,
    'switch-client': ({ path }: Call) => {
      client_id = path.split('/').at(-1);
      return {};
    },
  };
}

test('AUTH-041 API-047 a profile is chosen, and the session is that client’s', async () => {
  const { scope, at, texts } = await open('/choose-profile', undecided(), {
    state: { wanted: '/application/app_1/review' },
  });
  expect(texts()).toEqual(expect.arrayContaining(['Siltbird', 'Marrowlark']));
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3b' });
  expect(named('switch-client')[0]?.path).toBe('/login/switch/cl_3b');
  expect(named('list-clients')).toHaveLength(1);
  expect(at().address).toBe('/application/app_1/review');
});

test('AUTH-041 vanta does not offer switching, but a user without a company chooses one', async () => {
  const address = '/choose-profile?experience=vanta';
  const known = await open(address, { ...signedIn, 'list-clients': clients });
  expect(known.at().address).toBe('/');
  expect(named('list-clients')).toEqual([]);
  const first = await open(address, undecided());
  expect(first.texts()).toContain('Siltbird');
  await allSettled(model.chooseProfile.chosen, { scope: first.scope, params: 'cl_3' });
  expect(first.at().address).toBe('/');
});

test('a list of companies that failed to load can be requested again, once at a time', async () => {
  const answers = { ...signedIn, 'list-clients': failsWithCode(400, 'refused') as unknown };
  const { scope, texts } = await open('/choose-profile', answers);
  expect(texts().join()).toContain('We couldn’t load your list of companies.');
  Object.assign(answers, { 'list-clients': clients });
  await Promise.all([
    allSettled(model.chooseProfile.retried, { scope }),
    allSettled(model.chooseProfile.retried, { scope }),
  ]);
  expect(texts()).toContain('Siltbird');
  expect(named('list-clients')).toHaveLength(2);
});

test('a profile that could not be opened changes nothing', async () => {
  const { scope, texts, at, get } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': clients,
    'switch-client': failsWithCode(503, 'down'),
  });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(texts().join()).toContain('We couldn’t open the company.');
  expect(at().address).toBe('/choose-profile');
  expect(get(model.chooseProfile.$switchingTo)).toBeNull();
});

test('a company that a lost connection keeps closed names the connection', async () => {
  const { scope, texts } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': clients,
    'switch-client': dropped,
  });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(texts()).toContain(
    'We couldn’t open the company. Nothing has changed. The server didn’t respond: check your connection and try again.',
  );
});

test('the companies are disabled while one is being opened, until its session is known', async () => {
  const seen: (string | null)[] = [];
  const answers = { ...choosing, 'list-clients': clients };
  const { scope, get, at } = await open('/choose-profile', answers);
  const switchingTo = () => get(model.chooseProfile.$switchingTo);
  expect(switchingTo()).toBeNull();
  Object.assign(answers, {
    'switch-client': () => {
      seen.push(switchingTo());
      return {};
    },
    'get-session': () => {
      seen.push(switchingTo());
      return session;
    },
  });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(seen).toEqual(['cl_3', 'cl_3']);
  expect(at().address).toBe('/');
});

test('the user continues only once the session belongs to the chosen company, and may choose again before', async () => {
  const answers = { ...choosing, 'list-clients': clients };
  const { scope, at, texts, get } = await open('/choose-profile', answers);
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(at().address).toBe('/choose-profile');
  expect(texts().join()).toContain('We couldn’t open the company.');
  expect(get(model.chooseProfile.$switchingTo)).toBeNull();

  Object.assign(answers, { 'get-session': () => session });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3b' });
  expect(named('switch-client').map(({ path }) => path)).toEqual([
    '/login/switch/cl_3',
    '/login/switch/cl_3b',
  ]);
  expect(at().address).toBe('/');
});

test('a company whose session is refused after the choice can be chosen again', async () => {
  const answers = { ...undecided() };
  const { scope, at, texts, get } = await open('/choose-profile', answers);
  const { 'get-session': known } = answers;
  Object.assign(answers, { 'get-session': failsWithCode(403, 'forbidden') });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(texts()).toContain('We couldn’t open the company. Choose again.');
  expect(get(model.chooseProfile.$switchingTo)).toBeNull();
  Object.assign(answers, { 'get-session': known });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(at().address).toBe('/');
});

test('a visitor has no profile to choose', async () => {
  await open('/choose-profile', nobody);
  expect(seen.lefts[0]).toContain('/login-site/login');
});
