import { ApiError, NetworkError } from '@fairlead/contracts';
import { memoryStorage } from '@fairlead/store';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  filled,
  forgetSeen,
  named,
  open,
  opening,
  reportPlaces,
  seen,
  signedIn,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test.each([
  ['nobody is, and leaves to sign up', visitor, 1, '/'],
  ['someone is, and goes on', signedIn, 0, '/application/start?experience=fairlead'],
])('a submit waits for who is signed in: %s', async (_, answers, lefts, address) => {
  const session = Promise.withResolvers<void>();
  const { fill, submit, history, opened } = opening({
    ...answers,
    'get-session': async () => {
      await session.promise;
      const answer = answers['get-session'];
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  void fill(filled);
  void submit();
  await vi.waitFor(() => expect(named('create-lead')).toHaveLength(1));
  expect(seen.lefts).toEqual([]);
  expect(history.current().address).toBe('/');
  session.resolve();
  await opened;
  expect(seen.lefts).toHaveLength(lefts);
  expect(history.current().address).toBe(address);
});

test('ERROR-006 ERROR-007 any other lead failure is logged and the flow continues', async () => {
  const { fill, submit } = await open({
    ...visitor,
    'create-lead': () => {
      throw new ApiError(400, { errorCode: 'mql_creation_failed' });
    },
  });
  await fill(filled);
  await submit();
  expect(reportPlaces()).toEqual(['create lead']);
  expect(seen.lefts).toHaveLength(1);
});

test('INTAKE-054 SHELL-027 with a lead id stored no lead is created', async () => {
  const storage = memoryStorage();
  const first = await open(visitor, { storage });
  await first.fill(filled);
  await first.submit();
  expect(JSON.parse(storage.get('fairlead:lead') ?? 'null')).toMatchObject({ id: 'mql_1' });
  const second = await open(visitor, { storage });
  await second.submit();
  expect(named('create-lead')).toHaveLength(1);
  expect(seen.lefts).toHaveLength(2);
});

test('a lead whose response was lost is requested again with the same key, also after a reload', async () => {
  const storage = memoryStorage();
  const lost = { ...visitor, 'create-lead': () => Promise.reject(new NetworkError()) };
  const first = await open(lost, { storage });
  await first.fill(filled);
  await first.submit();
  expect(seen.lefts).toHaveLength(1);
  const second = await open(visitor, { storage });
  await second.submit();
  const [one, two] = named('create-lead').map(({ headers }) => headers['Idempotency-Key']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toBe(one);
});
