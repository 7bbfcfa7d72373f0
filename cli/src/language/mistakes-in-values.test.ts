import { expect, test } from 'vitest';
import { compile, file, refuses, steps } from './testing/refuses.ts';

// Ids, days, amounts and card numbers that can't exist, whichever step they are in.
refuses([
  [
    'a start at a submission that no persona has',
    'scenario: A\nas: admin\nstart: /review?id=ms_002\nsteps: [reload]\n',
    '3:8',
    'no persona has the submission "ms_002"',
    'ms_001',
  ],
  [
    'an address of an application that no persona has',
    steps('  - go to: /review?application=app_002\n'),
    '4:12',
    'no persona has the application "app_002"',
    'app_unknown for one that does not exist',
  ],
  [
    'the path of a call with a legacy application that no persona has',
    steps('  - see call: { POST: applications/10066/answers }\n'),
    '4:23',
    'no persona has the legacy application "10066"',
    '10065',
  ],
  [
    'a fault of a call with an application that no persona has',
    steps('  - when call GET applications/app_009 fails with 500 once\n'),
    '4:15',
    'no persona has the application "app_009"',
    'app_001',
  ],
  [
    'a day that does not exist in a task',
    steps('  - choose the day: 2026-02-31\n'),
    '4:21',
    'the day 2026-02-31 does not exist',
    'a day of the calendar, such as 2026-12-01',
  ],
  [
    'a day that does not exist in a field',
    steps('  - fill: { Effective date: 2026-13-01 }\n'),
    '4:29',
    'the day 2026-13-01 does not exist',
  ],
  [
    'an amount without commas',
    steps('  - see text: [Due today, Total $8238.53]\n'),
    '4:27',
    '$8238.53 is not written like an amount on the page',
    '$1,312.00',
  ],
  [
    'an amount with one digit too many',
    steps('  - see text: Total $12.345\n'),
    '4:15',
    '$12.345 is not written like an amount on the page',
  ],
  [
    'a price of a package that is no price',
    steps('  - see package: { name: Growth, price: 312 }\n'),
    '4:41',
    '"312" is not a price',
    '$1,312.00/mo',
  ],
  [
    'an amount with a comma in braces, without quotes',
    steps('  - see package: { name: Growth, price: $8,238.53/mo }\n'),
    '4:41',
    'the comma in $8,238.53/mo ends the text: between braces or brackets it needs quotes',
    'quotes around the text: "$8,238.53/mo"',
  ],
  [
    'two amounts with the same cents in a list, without quotes',
    steps('  - see text: [$1,000, $2,000]\n'),
    '4:16',
    'the comma in $1,000 ends the text',
    'quotes',
  ],
  [
    'a card number with letters',
    steps('  - pay by card: { number: 4242 x242, cvc: 123, postal code: 94105 }\n'),
    '4:28',
    'a card number has other signs than digits',
    '4242 4242 4242 4242',
  ],
  [
    'a card number with letters in a field',
    steps('  - fill: { Credit or debit card number: 4242-4242 }\n'),
    '4:42',
    'a card number has other signs than digits',
  ],
  [
    'how often a call is not made',
    steps('  - see no call: { name: create application, times: 2 }\n'),
    '4:46',
    'unknown key "times"',
  ],
  [
    'times without a number',
    steps('  - see call: { name: create application, times: }\n'),
    '4:43',
    'times',
  ],
  [
    'an event that the product never sends',
    steps('  - see event: { name: page veiw }\n'),
    '4:24',
    'unknown event "page veiw"',
    'page view',
  ],
  [
    'a step of the admin tool by somebody who is not an admin',
    steps('  - release submission\n'),
    '4:5',
    'new-founder is not an admin, and "release submission" is a step of the admin tool',
    'admin',
  ],
]);

test.each([
  'go to: /review?application=app_unknown',
  'go to: /review?application=app_7k2m9x',
  'see call: { POST: applications/99999/answers }',
  'choose the day: 2028-02-29',
  'see text: ["Total $1,000,000.00.", "$1M, $5K"]',
  'see package: { name: Growth, price: "$8,238.53/mo" }',
  'pay by card: { number: 4242 4242 4242 4242, cvc: 123, postal code: 94105 }',
])('%s has no mistake', (step) => {
  expect(compile({ file, text: steps(`  - ${step}\n`) }).mistakes).toEqual([]);
});
