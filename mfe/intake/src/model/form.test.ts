import { $toasts, draftsFlushed, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import {
  filled,
  forgetSeen,
  halyard,
  model,
  open,
  seen,
  visitor,
} from '../../testing/open-intake.ts';
import { content } from '../content.ts';

beforeEach(forgetSeen);

test('INTAKE-032 INTAKE-047 no error is shown before an attempt; then every invalid field is listed in page order', async () => {
  const { get, submit } = await open(visitor);
  expect(get(model.form.$shownErrors)).toEqual({});
  expect(get(model.form.$summary)).toEqual([]);
  await submit();
  expect(get(model.form.$summary).map(({ text }) => text)).toEqual([
    'Legal business name',
    'Website',
    'Primary address',
    'Type of location',
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Job title',
    'How did you hear about us?',
    'Terms of use',
  ]);
  expect(get(model.form.$summary)[0]?.id).toBe('intake-legalName');
  expect(get(model.form.$shownErrors)).toMatchObject({
    legalName: 'Legal business name: Required',
    terms: 'Please agree to continue',
  });
  expect(seen.calls.map(({ name }) => name)).toEqual(['get-session']);
});

test('INTAKE-047 a field that was left shows its error, the others do not', async () => {
  const { get, scope, fill } = await open(visitor);
  await allSettled(model.form.fieldLeft, { scope, params: 'email' });
  expect(get(model.form.$shownErrors)).toEqual({ email: 'Email: Required' });
  await allSettled(model.form.fieldLeft, { scope, params: 'firstName' });
  expect(get(model.form.$shownErrors)).toEqual({
    firstName: 'First name: Required',
    email: 'Email: Required',
  });
  await fill({ email: 'ada@pebblewicklabs.example.com' });
  expect(get(model.form.$shownErrors)).toEqual({ firstName: 'First name: Required' });
});

test.each([
  ['website', { hasNoWebsite: true }, { hasNoWebsite: false }],
  ['titleOther', { title: 'Founder' }, { title: 'Other' }],
  ['hdyhauOther', { hdyhau: 'Google' }, { hdyhau: 'Insurance Broker' }],
] as const)(
  'INTAKE-047 %s, left and then not asked for, says nothing when it is asked for again',
  async (field, away, back) => {
    const { get, scope, fill } = await open(visitor);
    await fill(back);
    await allSettled(model.form.fieldLeft, { scope, params: field });
    expect(Object.keys(get(model.form.$shownErrors))).toEqual([field]);
    await fill(away);
    await fill(back);
    expect(get(model.form.$shownErrors)).toEqual({});
  },
);

test('a reload keeps what was typed', async () => {
  const storage = memoryStorage();
  const first = await open(visitor, { storage });
  await first.fill({ legalName: 'Pebblewick', address: halyard });
  await allSettled(draftsFlushed, { scope: first.scope });
  const second = await open(visitor, { storage });
  expect(second.get(model.form.$form)).toMatchObject({ legalName: 'Pebblewick', address: halyard });
});

test('a browser without storage shows a warning at once, until storage works', async () => {
  let isPersistent = false;
  const storage = { ...memoryStorage(), isPersistent: () => isPersistent };
  const { get, scope, fill } = await open(visitor, { storage });
  expect(get(model.form.$isAtRisk)).toBe(false);
  await fill({ legalName: 'Pebblewick' });
  await allSettled(draftsFlushed, { scope });
  expect(get(model.form.$isAtRisk)).toBe(true);
  expect(get($toasts).map(({ text }) => text)).toEqual([content.atRisk]);
  isPersistent = true;
  await fill({ legalName: 'Pebblewick Labs' });
  await allSettled(draftsFlushed, { scope });
  expect(get(model.form.$isAtRisk)).toBe(false);
  expect(get(model.form.$form).legalName).toBe('Pebblewick Labs');
});

test('a text that is too long shows an error at its field and is not sent', async () => {
  const { fill, submit, get } = await open(visitor);
  await fill({ ...filled, legalName: 'P'.repeat(100_000) });
  await submit();
  expect(get(model.form.$shownErrors)).toEqual({
    legalName: 'Legal business name: Must be no more than 120 characters',
  });
  expect(seen.calls.map(({ name }) => name)).toEqual(['get-session']);
});
