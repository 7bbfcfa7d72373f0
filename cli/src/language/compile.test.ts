import { expect, test } from 'vitest';
import { toyVocabulary } from '../test-kit/toy.ts';
import { createCompiler } from './compile.ts';

const fragments: Readonly<Record<string, string>> = {
  'scenarios/fragments/apply.yaml': 'fragment: Apply\nsteps:\n  - buy package: <plan>\n',
};
const compile = createCompiler(toyVocabulary, (file) => {
  const text = fragments[file];
  return text === undefined ? { neighbors: [] } : { text };
});

function compiled(text: string) {
  const { plans, mistakes } = compile({ file: 'scenarios/intake/a.yaml', text });
  expect(mistakes).toEqual([]);
  return plans;
}

const head = 'scenario: A founder applies\nas: new-founder\n';

test('a scenario compiles to a plan with bound steps and flat blocks', () => {
  const [plan] = compiled(`scenario: A founder buys
tags: [smoke]
covers: [PACKAGES-031]
as: new-founder
flags: { ach-payment: true }
start: /?experience=vanta
keyboard: true
steps:
  - submit intake
  - see call: { POST: issuance/bind-request, with: { billing_interval: ANNUALLY } }
  - as admin:
      - see screen: review
  - when call create application fails with 503 once
  - when call POST applications fails with: { status: 409, body: { error_code: conflict } }
  - advance time: 2 min
`);
  expect(plan).toMatchObject({
    name: 'A founder buys',
    line: 1,
    tags: ['smoke'],
    covers: ['PACKAGES-031'],
    as: 'new-founder',
    actors: { 'new-founder': 'new-founder', admin: 'admin' },
    flags: { 'ach-payment': true },
    start: '/?experience=vanta',
    keyboard: true,
  });
  expect(plan?.steps.map(({ actor, action }) => [actor, action])).toEqual([
    ['new-founder', { kind: 'task', task: 'submit intake' }],
    [
      'new-founder',
      {
        kind: 'see',
        see: 'call',
        call: { name: 'request bind', with: { billing_interval: 'ANNUALLY' } },
      },
    ],
    ['admin', { kind: 'see', see: 'screen', screen: 'review' }],
    [
      'new-founder',
      {
        kind: 'control',
        control: 'fault',
        call: 'create application',
        fault: { kind: 'status', status: 503, times: 1 },
      },
    ],
    [
      'new-founder',
      {
        kind: 'control',
        control: 'fault',
        call: 'create application',
        fault: { kind: 'status', status: 409, body: { error_code: 'conflict' } },
      },
    ],
    ['new-founder', { kind: 'control', control: 'advance time', ms: 120_000 }],
  ]);
});

test('where a text is expected, digits stay as typed', () => {
  const [plan] = compiled(
    `${head}steps:\n  - pay by card: { number: 4242, cvc: 012, postal code: 02110 }\n`,
  );
  expect(plan?.steps[0]?.action).toMatchObject({
    input: { number: '4242', cvc: '012', 'postal code': '02110' },
  });
});

test('numbers stay numbers where numbers are valid', () => {
  const [plan] = compiled(
    `${head}steps:\n  - answer: { Revenue: 1200000, Name: Ada, Live: true }\n`,
  );
  expect(plan?.steps[0]?.action).toMatchObject({
    input: { Revenue: 1_200_000, Name: 'Ada', Live: true },
  });
});

test('a table creates one scenario per row, each with its own name', () => {
  const plans = compiled(
    `scenario: Revenue <amount> is accepted\nas: new-founder\neach:\n  - { amount: 1 }\n  - { amount: 2 }\nsteps:\n  - answer: { Revenue: <amount>, Note: "about <amount>" }\n`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['Revenue 1 is accepted', 'Revenue 2 is accepted']);
  expect(plans[1]?.steps[0]?.action).toMatchObject({ input: { Revenue: 2, Note: 'about 2' } });
});

test('rows whose columns are not in the name get all their values in the name', () => {
  const plans = compiled(
    `${head}each: [{ plan: A }, { plan: B }]\nsteps:\n  - buy package: <plan>\n`,
  );
  expect(plans.map(({ name }) => name)).toEqual([
    'A founder applies (plan: A)',
    'A founder applies (plan: B)',
  ]);
});

test('a fragment uses the given values, and its steps keep their own positions', () => {
  const [plan] = compiled(
    `${head}steps:\n  - use: { fragment: ../fragments/apply.yaml, with: { plan: Growth } }\n  - reload\n`,
  );
  expect(plan?.steps[0]).toMatchObject({
    at: { file: 'scenarios/fragments/apply.yaml', line: 3 },
    action: { task: 'buy package', input: 'Growth' },
  });
  expect(plan?.steps).toHaveLength(2);
});

test('no card number, code or password is in the text of a step', () => {
  const [plan] = compiled(
    `${head}steps:\n  - pay by card: { number: 4242 4242 4242 4242, cvc: 123, postal code: 94105 }\n`,
  );
  expect(plan?.steps[0]?.text).toBe(
    'pay by card: { number: •••• 4242, cvc: •••, postal code: 94105 }',
  );
});

test('a number in a table is the typed text where a text is expected', () => {
  const [plan] = compiled(
    `${head}each: [{ a: 012 }]\nsteps:\n  - see text: <a>\n  - see text: [<a>, "#<a>"]\n`,
  );
  expect(plan?.steps.map(({ action }) => action)).toEqual([
    { kind: 'see', see: 'text', texts: ['012'] },
    { kind: 'see', see: 'text', texts: ['012', '#012'] },
  ]);
});

test.each([
  ['fill: { Card number: 4242 4242 4242 4242 }', 'fill: { Card number: •••• 4242 }'],
  ['fill: { Card number: 4242424242424242 }', 'fill: { Card number: •••• 4242 }'],
  ['fill: { Card number: 4242 42, CVC: 123 }', 'fill: { Card number: •••• 4242, CVC: ••• }'],
  ['fill: { Security code: 123, in: Card }', 'fill: { Security code: •••, in: Card }'],
  ['fill: { Password: hunter2 }', 'fill: { Password: ••• }'],
  [
    'see field: { label: Security code, value: 123 }',
    'see field: { label: Security code, value: ••• }',
  ],
])('no secret is in the words of %s', (step, text) => {
  expect(compiled(`${head}steps:\n  - ${step}\n`)[0]?.steps[0]?.text).toBe(text);
});

test('a row gives its scenario a name without secrets', () => {
  const plans = compiled(
    `${head}each: [{ cvc: 012 }, { cvc: 345 }]\nsteps:\n  - fill: { CVC: <cvc> }\n`,
  );
  expect(plans.map(({ name }) => name)).toEqual([
    'A founder applies (cvc: •••, row 1)',
    'A founder applies (cvc: •••, row 2)',
  ]);
});

test('an answer of its own that fits the contract is what the call responds with', () => {
  const [plan] = compiled(
    `${head}steps:\n  - when get application answers: { body: { id: 7, status: OPEN, more: 1 }, times: 1 }\n`,
  );
  expect(plan?.steps[0]?.action).toEqual({
    kind: 'control',
    control: 'fault',
    call: 'get application',
    fault: {
      kind: 'status',
      status: 200,
      body: { id: '7', status: 'OPEN', more: 1 },
      times: 1,
    },
  });
});

test('an answer that is meant to be malformed is not held against the contract', () => {
  const [plan] = compiled(
    `${head}steps:\n  - when get application answers: { body: { id: 7 }, malformed: true }\n`,
  );
  expect(plan?.steps[0]?.action).toMatchObject({ fault: { status: 200, body: { id: 7 } } });
});

test('a sign after a backslash is no placeholder', () => {
  const [plan] = compiled(
    `${head}each: [{ a: x }]\nsteps:\n  - see text: [<a>, '\\<a>', "1 < 2 \\\\<b>"]\n`,
  );
  expect(plan?.steps[0]?.action).toMatchObject({ texts: ['x', '<a>', '1 < 2 <b>'] });
});

test('another window is an actor with the persona of its owner, and a new one after it was closed', () => {
  const window = '  - in another window:\n      - reload\n';
  const closed = '  - in another window:\n      - close the window\n';
  const [plan] = compiled(`${head}actors: { ada: admin }\nsteps:\n${window}${closed}${window}`);
  expect(plan?.steps.map(({ actor }) => actor)).toEqual([
    'new-founder, window 2',
    'new-founder, window 2',
    'new-founder, window 3',
  ]);
  expect(plan?.windows).toEqual({
    'new-founder, window 2': 'new-founder',
    'new-founder, window 3': 'new-founder',
  });
  expect(plan?.actors['new-founder, window 3']).toBe('new-founder');
});

test('a scenario begins at a time of its zone, of Los Angeles if it names none', () => {
  const at = (more: string) => compiled(`${head}at: 2026-12-31 20:00\n${more}steps: [reload]\n`)[0];
  expect(at('')).toMatchObject({
    at: Date.parse('2026-12-31T20:00:00-08:00'),
    timeZone: 'America/Los_Angeles',
  });
  expect(at('time zone: Asia/Kolkata\n')).toMatchObject({
    at: Date.parse('2026-12-31T20:00:00+05:30'),
    timeZone: 'Asia/Kolkata',
  });
});

test('a placeholder of the persona is that of who acts, also in a fragment', () => {
  const text = `${head}steps:\n  - fill: { Email: <my email> }\n  - use: f.yaml\n  - as admin:\n      - see text: To <my email>\n`;
  const fragment = 'fragment: F\nsteps:\n  - see text: <my email>\n';
  const compileAs = createCompiler(
    { ...toyVocabulary, personOf: (persona) => new Map([['my email', `${persona}@example.com`]]) },
    (file) => (file === 'f.yaml' ? { text: fragment } : { neighbors: [] }),
  );
  const { plans, mistakes } = compileAs({ file: 'a.yaml', text });
  expect(mistakes).toEqual([]);
  expect(plans[0]?.steps.map(({ text }) => text)).toEqual([
    'fill: { Email: new-founder@example.com }',
    'see text: new-founder@example.com',
    'see text: To admin@example.com',
  ]);
});
