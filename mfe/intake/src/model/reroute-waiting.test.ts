import { ApiError } from '@fairlead/contracts';
import { $auth, navigate, sessionEnded, sessionRequested } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { applications, isAsked, late, withCover } from '../../testing/late-answers.ts';
import {
  filled,
  forgetSeen,
  model,
  named,
  opening,
  signedIn,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test.each([
  ['a visitor', visitor, 'form'],
  ['someone signed in', withCover, 'loading'],
])(
  'until the session is known nothing is shown to %s',
  async (_, answers: Record<string, unknown>, view) => {
    const session = late(answers['get-session']);
    const { get, opened } = opening({ ...answers, 'get-session': session.answer });
    await isAsked('get-session');
    expect(get(model.reroute.$view)).toBe('loading');
    session.arrive();
    await opened;
    expect(get(model.reroute.$view)).toBe(view);
  },
);

test('a signed-in user waits while the application is looked up', async () => {
  const list = late([]);
  const { get, opened } = opening({ ...signedIn, [applications]: list.answer });
  await isAsked(applications);
  expect(get(model.reroute.$view)).toBe('loading');
  list.arrive();
  await opened;
  expect(get(model.reroute.$view)).toBe('form');
});

test.each([
  ['the user info', 'get-user-info', withCover['get-user-info']],
  ['the flags', 'flags', {}],
])('nothing is looked up before %s came', async (_, name, answer) => {
  const awaited = late(answer);
  const { get, history, opened } = opening(
    { ...withCover, [name]: awaited.answer },
    name === 'flags' ? { flags: awaited.answer } : {},
  );
  await isAsked(name === 'flags' ? 'get-user-info' : name);
  expect(named(applications)).toEqual([]);
  expect(get(model.reroute.$view)).toBe('loading');
  awaited.arrive();
  await opened;
  expect(named(applications)).toHaveLength(1);
  expect(history.current().address).toBe('/user-has-insurance');
});

test('who leaves while the application is looked up is not sent on', async () => {
  const list = late([]);
  const { scope, history, opened } = opening({ ...withCover, [applications]: list.answer });
  await isAsked(applications);
  void allSettled(navigate, { scope, params: { route: 'login' } });
  list.arrive();
  await opened;
  expect(history.current().address).toBe('/login');
});

test.each([
  ['comes', []],
  ['fails', new ApiError(400)],
])(
  'a session that ends while the application is looked up leaves the form, whether the answer %s',
  async (_, answer) => {
    const list = late(() => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const { get, scope, opened } = opening({ ...signedIn, [applications]: list.answer });
    await isAsked(applications);
    void allSettled(sessionEnded, { scope });
    list.arrive();
    await opened;
    expect(get(model.reroute.$view)).toBe('form');
  },
);

test('a session that ends before the look has begun leaves the form', async () => {
  const info = late(signedIn['get-user-info']);
  const { get, scope, opened } = opening({ ...signedIn, 'get-user-info': info.answer });
  await isAsked('get-user-info');
  void allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
  info.arrive();
  await opened;
  expect(get(model.reroute.$view)).toBe('form');
  expect(named(applications)).toEqual([]);
});

test('a session event during the lookup starts another lookup, which ends the waiting', async () => {
  const list = late([]);
  const { get, scope, opened } = opening({ ...signedIn, [applications]: list.answer });
  await isAsked(applications);
  const before = get($auth);
  void allSettled(sessionRequested, { scope });
  await vi.waitFor(() => expect(get($auth)).not.toBe(before));
  expect(named(applications)).toHaveLength(1);
  list.arrive();
  await opened;
  expect(named(applications)).toHaveLength(2);
  expect(get(model.reroute.$view)).toBe('form');
});

test('a user who came back with an error waits after a new submit and is redirected', async () => {
  const info = late(signedIn['get-user-info']);
  const list = late([]);
  const { get, fill, submit, history, opened } = opening(
    { ...signedIn, 'get-user-info': info.answer, [applications]: list.answer },
    { state: { error: 'Failed to create application' } },
  );
  await isAsked('get-user-info');
  expect(get(model.reroute.$view)).toBe('form');
  void fill(filled);
  void submit();
  await vi.waitFor(() => expect(get(model.reroute.$view)).toBe('loading'));
  info.arrive();
  await isAsked(applications);
  expect(get(model.reroute.$view)).toBe('loading');
  list.arrive();
  await opened;
  expect(history.current().address).toBe('/application/start?experience=fairlead');
});
