import { expect, test } from 'vitest';
import { missingAt, taskAt } from './stand-ins.ts';

const at = (path: string, name: string, email = '') =>
  taskAt({ address: new URL(path, 'http://here'), name, readField: () => email });

test('signing in with the address that the product filled in is the task alone', () => {
  expect(at('/sandbox/login?type=login&email=a@b.example', 'Sign in', 'a@b.example')).toEqual({
    kind: 'task',
    task: 'sign in',
  });
});

test('signing up with another address names it', () => {
  expect(at('/sandbox/login?type=signup', 'Create account', 'a@b.example')).toEqual({
    kind: 'task',
    task: 'sign up',
    input: { email: 'a@b.example' },
  });
});

test.each([
  ['/sandbox/mailbox', 'Verify email address', { task: 'open the verification e-mail' }],
  ['/sandbox/carta/authorize', 'Deny', { task: 'connect carta', input: 'denied' }],
])('a press on %s of %s is a task', (path, name, task) => {
  expect(at(path, name)).toEqual({ kind: 'task', ...task });
});

test('what leads back to the product is no task', () => {
  expect(at('/sandbox/mailbox', 'Back to Fairlead')).toBeNull();
});

test('the e-signature page says which task to write by hand', () => {
  expect(missingAt('/esign/env_1')).toBe(
    'This site is not recorded. Write `sign the documents` or `decline the documents` by hand.',
  );
  expect(missingAt('/sandbox/login')).toBeNull();
});
