import { expect, test, vi } from 'vitest';
import type { Uncaught, Whose } from './report-uncaught.ts';

const ownPage: Whose = { origin: 'https://fairlead.example.com', isOwnPage: true };
const partnerPage: Whose = { ...ownPage, isOwnPage: false };

/** A fresh page: what it has told already lives in the module. */
async function openPage(whose = ownPage) {
  vi.resetModules();
  const { reportUncaught } = await import('./report-uncaught.ts');
  const reported: unknown[] = [];
  return {
    reported,
    fail: (uncaught: Partial<Uncaught> & { error: unknown }) =>
      reportUncaught({ message: '', file: '', ...uncaught }, whose, (error) =>
        reported.push(error),
      ),
  };
}

function anError(message: string, file: string) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at press (${file}:1:2)`;
  return error;
}
const ours = 'https://fairlead.example.com/assets/mfe-intake-1.js';

test('an uncaught error is reported once, however often it occurs', async () => {
  const { fail, reported } = await openPage();
  const error = anError('x is not a function', ours);
  fail({ error });
  fail({ error: anError('x is not a function', ours) });
  expect(reported).toEqual([error]);
});

test('a page reports twenty different errors and no more', async () => {
  const { fail, reported } = await openPage();
  for (let count = 0; count < 30; count += 1) fail({ error: anError(`failure ${count}`, ours) });
  expect(reported).toHaveLength(20);
});

test('a promise rejected with something else than an error is reported', async () => {
  const { fail, reported } = await openPage();
  fail({ error: undefined });
  expect(reported).toHaveLength(1);
});

test.each([
  ['a script that the browser tells nothing of', { error: null, message: 'Script error.' }],
  [
    'a notice of the layout',
    { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' },
  ],
  ['an extension of the browser', { error: anError('x', 'chrome-extension://abc/page.js') }],
])('%s is not our error', async (_, uncaught) => {
  const { fail, reported } = await openPage();
  fail(uncaught);
  expect(reported).toEqual([]);
});

test('on a partner’s page, only errors of our own files are reported', async () => {
  const { fail, reported } = await openPage(partnerPage);
  fail({ error: anError('theirs', 'https://partner.example/app.js') });
  fail({ error: null, message: 'theirs too', file: 'https://partner.example/app.js' });
  expect(reported).toEqual([]);
  fail({ error: anError('ours', ours) });
  expect(reported).toHaveLength(1);
});
