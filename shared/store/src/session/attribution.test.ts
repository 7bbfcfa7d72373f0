import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { appStarted } from '../host/app.ts';
import { memoryHistory } from '../navigation/history.ts';
import { $history, moved } from '../navigation/navigation.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { $attribution, $experience } from './attribution.ts';

const all =
  '/login?experience=VANTA&offer_code=o&partner=Ramp&utm_content=c&utm_name=n&utm_source=s&utm_term=t&utm_medium=m&referrer_id=r&account_id=a&opportunity_id=p';

test('SHELL-010 SHELL-004 INTAKE-018 the eleven parameters are read on any page, and nothing else', async () => {
  const scope = fork({
    values: [
      [$history, memoryHistory(`${all}&shoe=43`)],
      [$storage, memoryStorage()],
    ],
  });
  await allSettled(appStarted, { scope });
  expect(Object.keys(scope.getState($attribution))).toHaveLength(11);
  expect(scope.getState($attribution)).not.toHaveProperty('shoe');
  expect(scope.getState($experience)).toBe('vanta');
  expect(scope.getState($attribution).partner).toBe('Ramp');
});

test('SHELL-027 parameters are kept through sign-in, and a later page replaces only what it carries', async () => {
  const storage = memoryStorage();
  const before = fork({
    values: [
      [$history, memoryHistory('/?partner=carta&utm_source=mail')],
      [$storage, storage],
    ],
  });
  await allSettled(appStarted, { scope: before });
  const after = fork({
    values: [
      [$history, memoryHistory('/auth/callback?type=login')],
      [$storage, storage],
    ],
  });
  await allSettled(appStarted, { scope: after });
  expect(after.getState($attribution)).toEqual({ partner: 'carta', utm_source: 'mail' });
  await allSettled(moved, { scope: after, params: { address: '/?partner=brex', state: {} } });
  expect(after.getState($attribution)).toEqual({ partner: 'brex', utm_source: 'mail' });
});

test('an address that names the experience wins over the one that was kept', async () => {
  const storage = memoryStorage();
  const before = fork({
    values: [
      [$history, memoryHistory('/?experience=vanta')],
      [$storage, storage],
    ],
  });
  await allSettled(appStarted, { scope: before });
  const after = fork({
    values: [
      [$history, memoryHistory('/?experience=fairlead')],
      [$storage, storage],
    ],
  });
  await allSettled(appStarted, { scope: after });
  expect(after.getState($experience)).toBe('fairlead');
});

test('what was kept counts only where it is a text of a known name', async () => {
  const kept = { partner: 7, utm_name: '', shoe: '43', utm_term: 't' };
  const storage = memoryStorage({ 'fairlead:attribution': JSON.stringify(kept) });
  const scope = fork({ values: [[$storage, storage]] });
  await allSettled(appStarted, { scope });
  expect(scope.getState($attribution)).toEqual({ utm_term: 't' });
});

test.each(['7', 'null', '"partner"', 'no json'])('of %s, kept, nothing is known', async (text) => {
  const scope = fork({ values: [[$storage, memoryStorage({ 'fairlead:attribution': text })]] });
  await allSettled(appStarted, { scope });
  expect(scope.getState($attribution)).toEqual({});
});

test('a page without parameters writes nothing', async () => {
  const storage = memoryStorage();
  const written: string[] = [];
  const scope = fork({
    values: [[$storage, { ...storage, set: (key: string) => void written.push(key) }]],
  });
  await allSettled(moved, { scope, params: { address: '/login?email=a', state: {} } });
  expect(written).toEqual([]);
  await allSettled(moved, { scope, params: { address: '/login?partner=brex', state: {} } });
  expect(written).toEqual(['fairlead:attribution']);
});
