import { expect, test } from 'vitest';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { driver, playing, playingOn, seeing } from '../../test-kit/play-toy.ts';
import type { Driver } from '../terms/scenario-session.ts';
import { play } from './play.ts';

const playingIn = (dialog: string) => playingOn(driver(dialog), seeing('Confirmed'));

test('a failure lists refused calls, the page’s alerts and decisions beside the missing text', async () => {
  const { said } = await playing('decide', 'pay', seeing('Confirmed'));
  expect(said).toContain('not seen; waited 3 min');
  expect(said).toContain(
    'call bind-request, POST client-backend/issuance/bind-request, returned 402: {"message":"Declined","error_code":"card_declined"}',
  );
  expect(said).toContain('the page says: Use a different card');
  expect(said).toContain('the page says: ZIP: Enter 5 digits');
  expect(said).toMatch(
    /decided: after-sign-in → resume because created \(shared\/domain\/src\/status-routing\/application-status\.ts:\d+\)/,
  );
  expect(said).toMatch(
    /on checkout \(mfe\/checkout\/src\/screens\/schedule\/schedule\.tsx:\d+\) at \/checkout\/a\/growth, heading "How would you like to pay\?"/,
  );
});

test('whoever records what runs is told of the failed step before its cause is read, and of no other', async () => {
  const told: string[] = [];
  const toy = driver();
  const reading: Driver = {
    ...toy,
    open: async (plan, seed) => ({
      ...(await toy.open(plan, seed)),
      pendingCalls: async () => {
        told.push('cause read');
        return [];
      },
    }),
  };
  const steps = stepsOf([{ kind: 'task', task: 'work' }, seeing('Confirmed')]);
  await play(aPlan(steps), reading, {
    driver: 'headless',
    target: 'msw',
    seed: 1,
    now: () => 0,
    pictures: 'off',
    failing: async () => void told.push('failing'),
  });
  expect(told).toEqual(['failing', 'cause read']);
});

test('an action without a consequence is reported as having none', async () => {
  const { said } = await playing('decide', 'work', seeing('Confirmed'));
  expect(said).toContain('the last action called, decided and opened nothing');
  expect((await playing('work', 'decide', seeing('Confirmed'))).said).not.toContain(
    'the last action',
  );
});

test('the open dialog is reported, also if it has no name', async () => {
  const { said } = await playing(seeing('Confirmed'));
  expect(said).not.toContain('dialog');
  expect((await playingIn('Leave?')).said).toContain('in the dialog "Leave?"');
  expect((await playingIn('')).said).toContain('in the dialog without a name');
});

test('a call that failed before the previous step is not reported', async () => {
  const { said } = await playing('pay', 'work', 'work', seeing('Confirmed'));
  expect(said).not.toContain('402');
});

test('what should be gone and isn’t is reported as still there', async () => {
  const { said } = await playing({
    kind: 'see',
    see: 'no heading',
    heading: 'How would you like to pay?',
  });
  expect(said).toContain('still there; waited 3 min');
});
