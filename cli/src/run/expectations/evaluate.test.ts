import { expect, test } from 'vitest';
import type { Action, Expectation } from '../../language/plan.ts';
import { node } from '../../test-kit/outline-node.ts';
import type { PageState, ScenarioEvent } from '../terms/scenario-session.ts';
import { evaluate } from './evaluate.ts';

const text = (words: string) => node('text', words);

const page: PageState = {
  screen: 'review',
  address: '/application/a/review',
  title: 'Review · Fairlead',
  outline: [
    node('heading', 'Review your   application', { states: { level: 1 } }),
    text('Required'),
    node('textbox', 'E-mail', {
      value: 'ada@',
      description: 'Enter an e-mail',
      states: { invalid: true },
    }),
    node('button', 'Submit', { states: { disabled: true } }),
    node('article', 'Recommended', { children: [text('RECOMMENDED'), text('$312/mo')] }),
    node('article', 'Growth', {
      children: [text('Recommended by nobody, not under review'), text('$989.00/mo Under Review')],
    }),
    node('region', 'Package Board', {
      children: [
        node('button', 'Draft Status of Board'),
        node('switch', 'Recommended: Board', { states: { checked: true } }),
      ],
    }),
    node('article', 'Recommended copy', { children: [node('heading', 'Recommended copy')] }),
    node('table', 'Pricing', {
      children: [
        ['Fee', '$10.00'],
        ['Total', '$322.00'],
      ].map((cells) =>
        node('row', '', {
          children: cells.map((cell) => node('cell', '', { children: [text(cell)] })),
        }),
      ),
    }),
  ],
  focus: 'E-mail',
  flags: { 'ach-payment': true, 'hubspot-tracking': false },
  kept: { 'fairlead:draft': 'Ada Inc.' },
};

const journal: readonly ScenarioEvent[] = [
  { kind: 'decision', router: 'attest', to: 'market-submission', because: 'non-legacy-attest' },
  {
    kind: 'call',
    name: 'bind-request',
    method: 'POST',
    path: '/v1/bind',
    status: 200,
    body: { billing_interval: 'ANNUALLY', quotes: ['a', 'b'] },
  },
  { kind: 'event', name: 'Bought', properties: { plan: 'Growth', amount: 1 } },
];

type Row = [expectation: Expectation, holds: boolean];

test.each<Row>([
  [{ see: 'screen', screen: 'review' }, true],
  [{ see: 'screen', screen: 'intake' }, false],
  [{ see: 'text', texts: ['Review your application', 'Required'] }, true],
  [{ see: 'text', texts: ['Review your application', 'Optional'] }, false],
  [{ see: 'no text', texts: ['Optional'] }, true],
  [{ see: 'no text', texts: ['Optional', 'Required'] }, false],
  [{ see: 'decision', router: 'attest', to: 'market-submission' }, true],
  [{ see: 'decision', router: 'attest', because: 'declined' }, false],
  [{ see: 'call', call: { name: 'bind-request' } }, true],
  [{ see: 'call', call: { name: 'bind-request', with: { billing_interval: 'ANNUALLY' } } }, true],
  [{ see: 'call', call: { name: 'bind-request', with: { quotes: ['a'] } } }, false],
  [{ see: 'call', call: { name: 'bind-request', status: 500 } }, false],
  [{ see: 'call', call: { name: 'bind-request', times: 2 } }, false],
  [{ see: 'no call', call: { name: 'bind-request' } }, false],
  [{ see: 'no call', call: { name: 'bind-request', status: 500 } }, true],
  [{ see: 'flag', flags: { 'ach-payment': true, 'hubspot-tracking': false } }, true],
  [{ see: 'flag', flags: { 'ach-payment': false } }, false],
  [{ see: 'package', package: { name: 'Recommended', recommended: true, price: '$312/mo' } }, true],
  [{ see: 'package', package: { name: 'Recommended', price: '$313/mo' } }, false],
  [{ see: 'package', package: { name: 'Growth', recommended: true, price: '$989.00/mo' } }, false],
  [{ see: 'package', package: { name: 'Growth', recommended: false } }, true],
  [{ see: 'package', package: { name: 'Growth', recommended: true } }, false],
  [{ see: 'package', package: { name: 'Growth', 'under review': true } }, true],
  [{ see: 'package', package: { name: 'Recommended', 'under review': true } }, false],
  [{ see: 'package', package: { name: 'Growth', price: '$989.00/mo' } }, true],
  [{ see: 'package', package: { name: 'Growth', price: '$989.00' } }, false],
  [{ see: 'package', package: { name: 'Growth', description: 'Recommended by nobody' } }, false],
  [{ see: 'package', package: { name: 'Recommended copy', recommended: true } }, false],
  [{ see: 'package', package: { name: 'Board', recommended: true, status: 'Draft' } }, true],
  [{ see: 'package', package: { name: 'Board', status: 'Board' } }, false],
  [
    {
      see: 'table',
      rows: [
        ['Fee', '$10.00'],
        ['Total', '$322.00'],
      ],
    },
    true,
  ],
  [{ see: 'table', rows: [['Total', '$322.00']] }, false],
  [{ see: 'title', title: 'Review · Fairlead' }, true],
  [{ see: 'title', title: 'Review' }, false],
  [{ see: 'focus', name: 'E-mail' }, true],
  [{ see: 'focus', name: 'Submit' }, false],
  [{ see: 'heading', heading: 'Review your application', level: 1 }, true],
  [{ see: 'heading', heading: 'Review your application', level: 2 }, false],
  [{ see: 'field', label: 'E-mail', value: 'ada@', error: 'Enter an e-mail' }, true],
  [{ see: 'field', label: 'E-mail', error: null }, false],
  [{ see: 'field', label: 'E-mail', error: 'an e-mail' }, true],
  [{ see: 'field', label: 'E-mail', value: '' }, false],
  [{ see: 'field', label: 'E-mail', value: '@' }, false],
  [{ see: 'no field', label: 'Website' }, true],
  [{ see: 'no field', label: 'Website', in: 'Package Board' }, true],
  [{ see: 'no field', label: 'Website', in: 'Package Bord' }, false],
  [{ see: 'no button', name: 'Submit', in: 'Package Board' }, true],
  [{ see: 'no button', name: 'Submit', in: 'Package Bord' }, false],
  [{ see: 'button', name: 'Submit', enabled: false }, true],
  [{ see: 'button', name: 'Submit', enabled: true }, false],
  [{ see: 'event', event: 'Bought', with: { plan: 'Growth' } }, true],
  [{ see: 'event', event: 'Sold' }, false],
])('%o is %s', (expectation, holds) => {
  const action: Action = { kind: 'see', ...expectation };
  expect(evaluate(action as Expectation, { page, journal, before: 0 }).holds).toBe(holds);
});

test('what was expected and what was found stand side by side', () => {
  const { expected, found } = evaluate(
    { see: 'decision', router: 'eligibility' },
    { page, journal, before: 0 },
  );
  expect(expected).toEqual(['eligibility → ? because ?']);
  expect(found()).toEqual(['attest → market-submission because non-legacy-attest']);
});

test('what is most like the text looked for is first', () => {
  const outline = ['Cyber liability', 'Due today $312.00', 'Total'].map(text);
  const { found } = evaluate(
    { see: 'text', texts: ['Due today $313.00'] },
    { page: { ...page, outline }, journal, before: 0 },
  );
  expect(found()[0]).toBe('Due today $312.00');
});

test('a misspelled name is beside the control that it nearly names', () => {
  const outline = [
    node('link', 'Find the button or link on the page'),
    node('button', 'Send'),
    node('button', 'Submit'),
  ];
  const { found } = evaluate(
    { see: 'button', name: 'Submitt' },
    { page: { ...page, outline }, journal, before: 0 },
  );
  expect(found()[0]).toBe('button "Submit"');
});

test('of a request only the fields that differ are shown, beside those that were sent', () => {
  const { expected, found } = evaluate(
    {
      see: 'call',
      call: {
        name: 'bind-request',
        with: { billing_interval: 'MONTHLY', quotes: ['a', 'c'], token: 'x' },
      },
    },
    { page, journal, before: 0 },
  );
  expect(expected).toEqual([
    'bind-request',
    '  billing_interval: "MONTHLY"',
    '  quotes.1: "c"',
    '  token: "x"',
  ]);
  expect(found()).toEqual([
    'bind-request: POST /v1/bind 200',
    '  billing_interval: "ANNUALLY"',
    '  quotes.1: "b"',
    '  token: nothing',
  ]);
});

test('a call that was not made is beside those that were', () => {
  const { expected, found } = evaluate(
    { see: 'call', call: { name: 'attest', with: { agreed: true } } },
    { page, journal, before: 0 },
  );
  expect(expected).toEqual(['attest', 'with {"agreed":true}']);
  expect(found()).toEqual([
    'bind-request: POST /v1/bind 200 with {"billing_interval":"ANNUALLY","quotes":["a","b"]}',
  ]);
});

test('of a package the texts nearest to the expected facts come first', () => {
  const { found } = evaluate(
    { see: 'package', package: { name: 'Growth', price: '$998.00/mo' } },
    { page, journal, before: 0 },
  );
  expect(found()).toEqual([
    'name: Growth',
    'price: $989.00/mo Under Review',
    'recommended: false',
    'under review: true',
    'Recommended by nobody, not under review',
  ]);
});

test('of two outlines the lines around the differences are shown, and the equal ones are counted', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `Line ${index}`);
  const { holds, expected, found } = evaluate(
    {
      see: 'outline',
      outline: lines.map((line) => `- text: ${line === 'Line 4' ? 'Other' : line}`).join('\n'),
    },
    { page: { ...page, outline: lines.map(text) }, journal, before: 0 },
  );
  expect(holds).toBe(false);
  const around = (middle: string) => [
    '… 2 equal lines',
    '  - text: Line 2',
    '  - text: Line 3',
    `≠ - text: ${middle}`,
    '  - text: Line 5',
    '  - text: Line 6',
    '… 2 equal lines',
  ];
  expect(expected).toEqual(around('Other'));
  expect(found()).toEqual(around('Line 4'));
});

test('the rest of a long page is counted', () => {
  const outline = Array.from({ length: 20 }, (_, index) => text(`Line ${index}`));
  const { found } = evaluate(
    { see: 'text', texts: ['Nothing alike'] },
    { page: { ...page, outline }, journal, before: 0 },
  );
  expect(found()).toHaveLength(13);
  expect(found().at(-1)).toBe('and 8 more');
});
