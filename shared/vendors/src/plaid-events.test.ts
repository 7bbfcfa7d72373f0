import { expect, test } from 'vitest';
import { readBankEvent } from './plaid-events.ts';

test.each([
  ['OPEN', 'open'],
  ['EXIT', 'exit'],
  ['HANDOFF', 'handoff'],
  ['SEARCH_INSTITUTION', 'institution search'],
  ['SELECT_INSTITUTION', 'institution select'],
  ['ERROR', 'error'],
])('CHECKOUT-061 the bank-linking event %s is tracked as %s', (provided, name) => {
  expect(readBankEvent(provided, {})?.name).toBe(name);
});

test.each(['TRANSITION_VIEW', 'SUBMIT_CREDENTIALS', 'toString'])('%s is not tracked', (name) => {
  expect(readBankEvent(name, {})).toBeNull();
});

test('an event carries only the institution, the search and the error code', () => {
  const metadata = {
    institution_name: 'First Harbor Bank',
    institution_search_query: '',
    error_code: null,
    account_number_mask: '0000',
  };
  expect(readBankEvent('SELECT_INSTITUTION', metadata)).toEqual({
    name: 'institution select',
    institution: 'First Harbor Bank',
    query: null,
    code: null,
  });
});
