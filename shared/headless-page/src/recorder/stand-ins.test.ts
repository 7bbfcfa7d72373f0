import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { taskAt } from './stand-ins.ts';

const at = (path: string, name: string, page: Outline = []) =>
  taskAt({ address: new URL(path, 'http://here'), name, page });

const field = (name: string, value: string): OutlineNode => ({
  role: 'textbox',
  name,
  value,
  states: {},
  children: [],
});
const text = (name: string): OutlineNode => ({ role: 'text', name, states: {}, children: [] });
const consent = (checked: boolean): OutlineNode => ({
  role: 'checkbox',
  name: 'I agree to sign',
  states: { checked },
  children: [],
});

test('signing in with the address that the product filled in is the task alone', () => {
  expect(
    at('/sandbox/login?type=login&email=a@b.example', 'Sign in', [field('Email', 'a@b.example')]),
  ).toEqual({
    kind: 'task',
    task: 'sign in',
  });
});

test('signing up with another address names it', () => {
  expect(
    at('/sandbox/login?type=signup', 'Create account', [field('Email', 'a@b.example')]),
  ).toEqual({
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

test('a signature is the task with the officer’s address and the typed name', () => {
  const page = [
    text('Cleo Moreau, CFO cleo@firm.example'),
    field('Type your full name', 'Cleo Moreau'),
  ];
  expect(at('/esign/env_1', 'Sign', [...page, consent(true)])).toEqual({
    kind: 'task',
    task: 'sign the documents',
    input: { email: 'cleo@firm.example', name: 'Cleo Moreau' },
  });
  expect(at('/esign/env_1', 'Sign', [...page, consent(false)])).toBeNull();
});

test('documents are declined with the reason that was chosen', () => {
  const page = [text('cleo@firm.example'), field('Why?', 'The price is wrong')];
  expect(at('/esign/env_1', 'Decline', page)).toEqual({
    kind: 'task',
    task: 'decline the documents',
    input: { email: 'cleo@firm.example', reason: 'The price is wrong' },
  });
  expect(at('/esign/env_1', 'Decline to sign', page)).toBeNull();
});
