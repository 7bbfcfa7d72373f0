import type { PageAction } from '@fairlead/mfe-kit/page';
import { expect, test } from 'vitest';
import { sumUpBankVisit } from './bank-visit.ts';
import { addAction, addLine, emptyRecording } from './recording.ts';
import { stepLines } from './write-scenario.ts';

/** A visit to the bank after a choice on the page; `password` is what the recorder says instead of it. */
function visit(...actions: readonly PageAction[]): readonly string[] {
  let recording = addAction(emptyRecording, { choose: 'Bank', of: 'Payment' }, 'checkout');
  recording = addAction(recording, { press: 'Connect your bank' }, 'checkout');
  recording = addLine(recording, { kind: 'notice', text: "'Password' is secret" });
  for (const action of actions)
    recording = sumUpBankVisit(addAction(recording, action, 'checkout', 'bank'));
  return stepLines(recording.lines);
}

const signIn: readonly PageAction[] = [
  { fill: 'Search for institutions', with: 'Tar' },
  { press: 'Tartan Bank' },
  { fill: 'Username', with: 'user_good' },
  { press: 'Submit' },
];

test('a visit that connects a bank is one task, with its opening, and without the password', () => {
  expect(
    visit(
      ...signIn,
      { check: 'Plaid Checking ending in 0000' },
      { check: 'Plaid Saving ending in 1111' },
      { uncheck: 'Plaid Checking ending in 0000' },
      { press: 'Continue' },
    ),
  ).toEqual([
    'see screen: checkout',
    'choose: { Payment: Bank }',
    'connect the bank: { institution: Tartan Bank, user: user_good, account: Plaid Saving }',
  ]);
});

test('a visit that is left stays what was pressed', () => {
  expect(visit({ press: 'Close' })).toEqual([
    'see screen: checkout',
    'choose: { Payment: Bank }',
    'press: Connect your bank',
    'press: Close',
  ]);
});
