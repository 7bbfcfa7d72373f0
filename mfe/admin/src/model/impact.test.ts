import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { impactOf } from './impact.ts';

const growth = aPackage('a', { name: 'Growth', status: 'READY', recommended: true, order: 2 });
const twice = [aQuote(), aQuote({ annual_quote_id: 'q2', product_name: 'SML' })];
const complete = aPackage('b', { name: 'Complete', status: 'READY', order: 1, quotes: twice });
const starter = aPackage('s', { name: 'Starter', status: 'READY', order: 3 });
const draft = aPackage('d', { name: 'Draft', order: 4 });
const kindsOf = ({ changes }: ReturnType<typeof impactOf>) =>
  changes.map(({ name, kind }) => `${name} ${kind}`);

test('before a release an admin reads what the client saw last and will see, package by package', () => {
  const last_seen = {
    until: '2026-11-18T15:00:00Z',
    packages: [{ ...growth, recommended: false }, starter],
  };
  const impact = impactOf(
    aSubmission([growth, complete, draft], { client_view: { last_seen, buying: null } }),
    'RELEASED',
  );
  expect(impact.now).toEqual({
    title: 'Hold tight, we’re updating your insurance packages.',
    detail: 'Since 11/18/2026. Last saw 2 packages.',
  });
  expect(impact.later).toEqual({
    title: '2 packages, “Growth” is recommended',
    detail: 'From $100.00/mo to $200.00/mo',
  });
  expect(kindsOf(impact)).toEqual(['Complete added', 'Growth changed', 'Starter removed']);
  expect(impact).toMatchObject({
    note: null,
    buying: null,
    foot: 'Ready packages become Live and can’t be edited until you quote block the submission.',
  });
  expect(impact.compared).toBe('Compared with what the client saw until 11/18/2026.');
});

test('the day on which the client saw the packages last is the admin’s, as the hour of a purchase is', () => {
  // The 19th in every zone from -11 to +12, though the server wrote the 18th.
  const last_seen = { until: '2026-11-18T23:30:00-12:00', packages: [growth] };
  const impact = impactOf(
    aSubmission([growth], { client_view: { last_seen, buying: null } }),
    'RELEASED',
  );
  expect(impact.now.detail).toBe('Since 11/19/2026. Last saw 1 package.');
  expect(impact.compared).toBe('Compared with what the client saw until 11/19/2026.');
});

test('where the server does not say what the client saw, every package is new', () => {
  const impact = impactOf(aSubmission([growth, complete]), 'RELEASED');
  expect(impact.now.detail).toBe('');
  expect(impact.compared).toBeNull();
  expect(kindsOf(impact)).toEqual(['Complete added', 'Growth added']);
});

test('before a quote block an admin reads what goes out of sight, and that the client may be paying', () => {
  const buying = { package_id: 'a', since: '2026-11-18T15:04:00' };
  const impact = impactOf(
    aSubmission([growth, complete, draft], {
      status: 'RELEASED',
      client_view: { last_seen: null, buying },
    }),
    'QUOTE_BLOCKED',
  );
  expect(impact.now.title).toBe('2 packages, “Growth” is recommended');
  expect(impact.later).toEqual({
    title: 'Hold tight, we’re updating your insurance packages.',
    detail: 'With a Talk to an Advisor action, and no prices',
  });
  expect(impact.compared).toBeNull();
  expect(impact.foot).toBe('You can request quotes while the submission is quote blocked.');
  expect(kindsOf(impact)).toEqual(['Complete hidden', 'Growth hidden']);
  expect(impact.note).toBe('Live becomes Ready. You can edit its quotes.');
  expect(impact.buying).toBe(
    'The client chose Growth at 3:04 PM and may be paying now. Nobody can pay while the submission is quote blocked.',
  );
});

test('a client who buys nothing, or a package that is gone, is not mentioned', () => {
  const of = (buying: { package_id: string; since: string } | null) =>
    impactOf(
      aSubmission([growth], { status: 'RELEASED', client_view: { last_seen: null, buying } }),
      'QUOTE_BLOCKED',
    );
  expect(of(null).buying).toBeNull();
  expect(of({ package_id: 'gone', since: '2026-11-18T15:04:00Z' }).buying).toBeNull();
  const alone = of(null);
  expect(alone.now).toEqual({ title: '1 package, “Growth” is recommended', detail: '$100.00/mo' });
});

test('a submission without displayed packages shows none', () => {
  expect(impactOf(aSubmission([draft], { status: 'RELEASED' }), 'QUOTE_BLOCKED').now).toEqual({
    title: 'No packages',
    detail: '',
  });
});

test('packages are named without a recommended one, and an archived one is not among them', () => {
  const plain = { ...growth, recommended: false };
  const archived = aPackage('o', { status: 'ARCHIVED', recommended: true });
  const { now } = impactOf(
    aSubmission([plain, complete, archived], { status: 'RELEASED' }),
    'QUOTE_BLOCKED',
  );
  expect(now.title).toBe('2 packages');
});
