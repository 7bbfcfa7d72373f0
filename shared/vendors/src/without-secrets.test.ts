import { expect, test } from 'vitest';
import { reportable, withoutSecrets } from './without-secrets.ts';

test.each([
  ['a card', 'Declined 4242 4242 4242 4242', 'Declined [number]'],
  ['a card in one run', 'Declined 4242424242424242', 'Declined [number]'],
  ['a phone', 'Called (415) 555-0101 twice', 'Called [number] twice'],
  ['a tax number', 'EIN 12-3456789', 'EIN [number]'],
  ['an e-mail', 'ada@x.example is known', '[e-mail] is known'],
  ['an encoded e-mail', 'ada%40x.example is known', '[e-mail] is known'],
  [
    'the values of a query',
    'GET https://a.example/logout/callback?email=ada@x.example&next=/a failed',
    'GET https://a.example/logout/callback?email=[value]&next=[value] failed',
  ],
  ['a fragment', '/auth#access_token=abc', '/auth#access_token=[value]'],
  ['a bearer', 'sent Bearer abc.def', 'sent Bearer [token]'],
  ['a signed token', 'token eyJhbGciOiJI.eyJzdWIi.c2ln is old', 'token [token] is old'],
  ['a card token', 'No such token: tok_1N3T00LkdIwHu7ix', 'No such token: [token]'],
  ['a bank token', 'public-sandbox-b0e2c4ee-a763-4df5 is used', '[token] is used'],
  ['a long opaque word', 'session 9f86d081884c7d659a2feaa0c55ad015', 'session [token]'],
  [
    'what a contract found',
    'The answer to \'me\' is not what was agreed: at email, found "Ada"',
    "The answer to 'me' is not what was agreed: at email, found [value]",
  ],
  [
    'what a check received',
    'Expected a number, but received: "Ada"',
    'Expected a number, but received: [value]',
  ],
  [
    'what a parser quotes',
    'Unexpected token \'A\', "Ada" is not valid JSON',
    'The text is not valid JSON',
  ],
])('%s does not leave in a report', (_, text, left) => {
  expect(withoutSecrets(text)).toBe(left);
});

test.each([
  'This screen throws when it renders.',
  'The server answered 503',
  'at render (https://fairlead.example.com/assets/mfe-account-Ab3dEf9h.js:12:3456)',
  'uncaught at /application/app_17/qs_3, map 0123456789ab',
])('%s: what fixes a bug stays', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test('an error is reported with its name and place, without other properties', () => {
  const thrown = Object.assign(new TypeError('ada@x.example', { cause: new Error('4242') }), {
    detail: { card: '4242424242424242' },
  });
  const told = reportable(thrown);
  expect(told).toMatchObject({ name: 'TypeError', message: '[e-mail]' });
  expect(told.stack).toContain('without-secrets.test.ts');
  expect(told.stack).not.toContain('ada@');
  expect(Object.keys(told)).not.toContain('detail');
  expect(told.cause).toBeUndefined();
});

test.each([
  [{ email: 'ada@x.example' }, 'Object'],
  ['ada@x.example', 'string'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Object.create(null), 'object'],
])('of the thrown value %j, only its kind is reported', (thrown, kind) => {
  expect(reportable(thrown).message).toBe(
    `Expected a thrown Error, found ${kind}. Throw an Error, which has a stack.`,
  );
});

test.each(['intake@0.1.0', 'packages@1.20.3-beta.1, header@0.2.0'])(
  'the name of a build, %s, is no secret',
  (text) => {
    expect(withoutSecrets(text)).toBe(text);
  },
);
