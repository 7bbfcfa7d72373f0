import { expect, test } from 'vitest';
import { isPublicToken, type LinkCallbacks, visitLink } from './logic.ts';

function aVisit(linkToken = 'link-sandbox-1') {
  const events: string[] = [];
  const ends: Parameters<LinkCallbacks['onSuccess'] | LinkCallbacks['onExit']>[] = [];
  const visit = visitLink(linkToken, () => new Date('2026-11-20T12:00:00Z'), {
    onEvent: (name) => void events.push(name),
    onSuccess: (...end) => void ends.push(end),
    onExit: (...end) => void ends.push(end),
  });
  visit.open();
  return { visit, events, ends };
}

test('user_good and one account end in a handoff with a public token', () => {
  const { visit, events, ends } = aVisit();
  const [found] = visit.search('tartan');
  visit.select(found?.institution_id ?? '');
  visit.submit('user_good', 'pass_good');
  visit.choose(['Plaid Checking']);
  expect(events.filter((name) => name !== 'TRANSITION_VIEW')).toEqual([
    'OPEN',
    'SEARCH_INSTITUTION',
    'SELECT_INSTITUTION',
    'SUBMIT_CREDENTIALS',
    'HANDOFF',
  ]);
  expect(ends[0]?.[0]).toSatisfy(isPublicToken);
  expect(ends[0]?.[1]).toMatchObject({
    institution: { name: 'Tartan Bank' },
    accounts: [{ name: 'Plaid Checking', mask: '0000', subtype: 'checking' }],
  });
});

test('several accounts can be chosen', () => {
  const { visit, ends } = aVisit();
  visit.select('ins_109508');
  visit.submit('user_good', 'pass_good');
  visit.choose(['Plaid Checking', 'Plaid Saving']);
  expect(ends[0]?.[1]).toHaveProperty('accounts.length', 2);
});

test.each([
  ['user_bad', 'pass_good', 'INVALID_CREDENTIALS'],
  ['user_good', 'pass_bad', 'INVALID_CREDENTIALS'],
  ['user_good', 'error_ITEM_LOCKED', 'ITEM_LOCKED'],
  ['user_good', 'error_ITEM_LOGIN_REQUIRED', 'ITEM_LOGIN_REQUIRED'],
  ['user_good', 'error_INSTITUTION_DOWN', 'INSTITUTION_DOWN'],
])('%s with %s is refused as %s and may be tried again', (username, password, code) => {
  const { visit, events } = aVisit();
  visit.select('ins_109508');
  visit.submit(username, password);
  expect(visit.error()?.error_code).toBe(code);
  expect(visit.view()).toBe('credentials');
  expect(events.at(-1)).toBe('ERROR');
  visit.submit('user_good', 'pass_good');
  expect(visit.view()).toBe('accounts');
});

test('leaving reports the view of the visit, and no token', () => {
  const { visit, events, ends } = aVisit();
  visit.select('ins_109508');
  visit.exit();
  visit.exit();
  expect(events.filter((name) => name === 'EXIT')).toHaveLength(1);
  expect(ends).toHaveLength(1);
  expect(ends[0]?.[0]).toBeNull();
  expect(ends[0]?.[1]).toMatchObject({ status: 'requires_credentials' });
});

test('leaving after an error hands the error over', () => {
  const { visit, ends } = aVisit();
  visit.select('ins_109508');
  visit.submit('user_good', 'error_ITEM_LOCKED');
  visit.exit();
  expect(ends[0]?.[0]).toMatchObject({ error_code: 'ITEM_LOCKED' });
});

test('a link token of another kind is an error immediately', () => {
  const { visit, events } = aVisit('expired');
  expect(events).toEqual(['OPEN', 'ERROR', 'TRANSITION_VIEW']);
  expect(visit.error()?.error_code).toBe('INVALID_LINK_TOKEN');
});
