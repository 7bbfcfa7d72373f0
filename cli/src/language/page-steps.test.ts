import { expect, test } from 'vitest';
import { compile, file, steps } from './testing/refuses.ts';

/** What one step becomes. */
function actionOf(step: string) {
  const { plans, mistakes } = compile({ file, text: steps(`  - ${step}\n`) });
  expect(mistakes).toEqual([]);
  return plans[0]?.steps[0]?.action;
}

test.each([
  ['press: Continue', [{ press: 'Continue' }]],
  ['press: [Edit, Save]', [{ press: 'Edit' }, { press: 'Save' }]],
  ['press: { name: Buy Now, in: Growth }', [{ press: 'Buy Now', in: 'Growth' }]],
  ['press: { name: Close, number: 2 }', [{ press: 'Close', number: 2 }]],
  [
    'press: { name: [Details, Close], in: Growth }',
    [
      { press: 'Details', in: 'Growth' },
      { press: 'Close', in: 'Growth' },
    ],
  ],
  [
    'fill: { Website: example.com, Employees: 012, Live: true }',
    [
      { fill: 'Website', with: 'example.com' },
      { fill: 'Employees', with: '012' },
      { fill: 'Live', with: 'true' },
    ],
  ],
  ['fill: { Name: "", in: Growth }', [{ fill: 'Name', with: '', in: 'Growth' }]],
  ['fill: { Name: Ada, number: 2 }', [{ fill: 'Name', with: 'Ada', number: 2 }]],
  [
    'choose: { State: Ohio, in: Office, number: 1 }',
    [{ choose: 'Ohio', of: 'State', in: 'Office', number: 1 }],
  ],
  ['suggest: { Address: 1, number: 3 }', [{ suggest: 'Address', with: '1', number: 3 }]],
  ['choose: { Interval: Monthly }', [{ choose: 'Monthly', of: 'Interval' }]],
  [
    'choose: { Customers: [Businesses, 3], in: Who }',
    [
      { choose: 'Businesses', of: 'Customers', in: 'Who' },
      { choose: '3', of: 'Customers', in: 'Who' },
    ],
  ],
  ['check: I agree', [{ check: 'I agree' }]],
  ['check: [A, B]', [{ check: 'A' }, { check: 'B' }]],
  ['uncheck: { name: A, in: Add-ons }', [{ uncheck: 'A', in: 'Add-ons' }]],
  ['check: { name: A, in: B, number: 1 }', [{ check: 'A', in: 'B', number: 1 }]],
  ['suggest: { Address: 137 Halyard }', [{ suggest: 'Address', with: '137 Halyard' }]],
])('%s is done on the page', (step, actions) => {
  expect(actionOf(step)).toEqual({ kind: 'page', actions });
});

test.each([
  ['see heading: Packages', { see: 'heading', heading: 'Packages' }],
  ['see heading: { text: Packages, level: 2 }', { see: 'heading', heading: 'Packages', level: 2 }],
  ['see no heading: Packages', { see: 'no heading', heading: 'Packages' }],
  ['see title: Your packages', { see: 'title', title: 'Your packages' }],
  [
    'see field: { label: CVC, value: 012, error: Too short, enabled: true, in: Card }',
    { see: 'field', label: 'CVC', value: '012', error: 'Too short', enabled: true, in: 'Card' },
  ],
  ['see field: { label: A, error: none }', { see: 'field', label: 'A', error: null }],
  [
    'see field: { label: A, hint: H, required: false, checked: true, options: [1, two] }',
    {
      see: 'field',
      label: 'A',
      hint: 'H',
      required: false,
      checked: true,
      options: ['1', 'two'],
    },
  ],
  ['see no field: A', { see: 'no field', label: 'A' }],
  ['see button: Pay', { see: 'button', name: 'Pay' }],
  [
    'see button: { name: Pay, enabled: false, because: Not yet, in: Growth }',
    { see: 'button', name: 'Pay', enabled: false, because: 'Not yet', in: 'Growth' },
  ],
  ['see no button: { name: Pay, in: Growth }', { see: 'no button', name: 'Pay', in: 'Growth' }],
  ['see link: Terms', { see: 'link', name: 'Terms' }],
  ['see no link: Terms', { see: 'no link', name: 'Terms' }],
  ['see table: [[A, 10.50]]', { see: 'table', rows: [['A', '10.50']] }],
  ['see table: { name: Due, rows: [[A, 1]] }', { see: 'table', name: 'Due', rows: [['A', '1']] }],
  [
    'see outline: |\n      - heading "A" [level=1]\n      - list:\n        - listitem: B',
    { see: 'outline', outline: '- heading "A" [level=1]\n- list:\n  - listitem: B' },
  ],
  [
    'see outline: { region: Summary, outline: "- text: A" }',
    { see: 'outline', region: 'Summary', outline: '- text: A' },
  ],
  ['see focus: Website', { see: 'focus', name: 'Website' }],
  [
    'see call: { POST: bind-request, times: 2, in all: true }',
    { see: 'call', call: { name: 'request bind', times: 2, inAll: true } },
  ],
  ['see no call: request bind', { see: 'no call', call: { name: 'request bind' } }],
  [
    'see call: { POST: applications, with: { partner: 012 } }',
    { see: 'call', call: { name: 'create application', with: { partner: '012' } } },
  ],
  [
    'see call: { name: get application, query: { client_id: 7 } }',
    { see: 'call', call: { name: 'get application', query: { client_id: '7' } } },
  ],
  [
    'see package: { name: A, price: $312/mo }',
    { see: 'package', package: { name: 'A', price: '$312/mo' } },
  ],
])('%s is seen', (step, expectation) => {
  expect(actionOf(step)).toEqual({ kind: 'see', ...expectation });
});

test('a pause is a control step without input', () => {
  expect(actionOf('pause')).toEqual({ kind: 'control', control: 'pause' });
});

test('an expected error is a control step', () => {
  expect(actionOf('expect error: broke its contract')).toEqual({
    kind: 'control',
    control: 'expect error',
    message: 'broke its contract',
  });
});

test('what is done before the page has started is one step, in its order', () => {
  const { plans, mistakes } = compile({
    file,
    text: steps(
      '  - before the page has started:\n      - fill: { Name: Ada }\n      - press: Continue\n',
    ),
  });
  expect(mistakes).toEqual([]);
  expect(plans[0]?.steps).toMatchObject([
    {
      text: 'before the page has started: [fill: { Name: Ada }, press: Continue]',
      at: { line: 4 },
      action: {
        kind: 'control',
        control: 'before start',
        actions: [{ fill: 'Name', with: 'Ada' }, { press: 'Continue' }],
      },
    },
  ]);
});
