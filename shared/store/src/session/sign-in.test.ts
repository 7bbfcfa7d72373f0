import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { leaveFx } from '../navigation/navigation.ts';
import { $attribution } from './attribution.ts';
import {
  $isLeaving,
  $loginSite,
  signInRequested,
  signOutRequested,
  signUpRequested,
} from './sign-in.ts';

const site = { login: '/login-site/login', logout: '/login-site/logout', returnOrigin: '' };

function open(change: Partial<typeof site> = {}, experience?: string, isBroken = false) {
  const left: string[] = [];
  const scope = fork({
    values: [
      [$loginSite, { ...site, ...change }],
      [$attribution, experience ? { experience } : {}],
    ],
    handlers: [
      [
        leaveFx,
        ({ url }: { url: string }) => {
          left.push(url);
          if (isBroken) throw new Error('no way out');
        },
      ],
    ],
  });
  return { scope, left };
}

test('who signs in says no more than is known', async () => {
  const { scope, left } = open();
  await allSettled(signInRequested, { scope, params: {} });
  expect(left).toEqual([
    '/login-site/login?type=login&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin',
  ]);
});

test('who signs up brings their address, and comes back as who signed up', async () => {
  const { scope, left } = open({}, 'vanta');
  await allSettled(signUpRequested, { scope, params: { email: 'a@b.co' } });
  expect(left).toEqual([
    '/login-site/login?type=signup&email=a%40b.co&return_to=%2Fauth%2Fcallback%3Ftype%3Dsignup%26experience%3Dvanta',
  ]);
});

test('a login site on another origin, with its own query, redirects back to ours', async () => {
  const { scope, left } = open({
    login: 'https://login.example/?app=1',
    returnOrigin: 'https://fairlead.example',
  });
  await allSettled(signInRequested, { scope, params: {} });
  expect(left).toEqual([
    'https://login.example/?app=1&type=login&return_to=https%3A%2F%2Ffairlead.example%2Fauth%2Fcallback%3Ftype%3Dlogin',
  ]);
});

test.each([
  ['signing in', signInRequested, {}],
  ['signing up', signUpRequested, { email: 'a@b.co' }],
  ['signing out', signOutRequested, undefined],
] as const)('%s that cannot leave may be tried again', async (_, asked, params) => {
  const { scope, left } = open({}, undefined, true);
  const ask = () => allSettled(asked as typeof signInRequested, { scope, params: params ?? {} });
  await ask();
  expect(scope.getState($isLeaving)).toBe(false);
  await ask();
  expect(left).toHaveLength(2);
});
