import { expect, test } from 'vitest';
import type { ScenarioSession } from '../terms/scenario-session.ts';
import { traceFailure } from './trace-failure.ts';

const cameBy = 'mfe/application/src/model/resume.ts:1';
const session = { cameBy: async () => cameBy } as unknown as ScenarioSession;
const open = { screen: null, area: 'admin', drawnAt: undefined };
const quiet = { toasts: [], isRefused: false };
const lost = { message: 'not seen; waited 3 min', expected: ['Quote Block'], found: ['Account'] };

test('the rule that opened the screen is named if a text is not there, and none that is like it', async () => {
  expect(await traceFailure(lost, 'ann', session, open, quiet)).toEqual({
    amounts: [],
    texts: [],
    cameBy: [`the last act opened this screen by ${cameBy}`],
    wanted: [],
  });
  const alike = { ...lost, found: ['Quote Blocked by Ann'], expected: ['Quote Blocked by Eve'] };
  expect((await traceFailure(alike, 'ann', session, open, quiet)).cameBy).toEqual([]);
});

test('where the last act opened nothing, what is not there is named by its place in the sources', async () => {
  const { wanted } = await traceFailure(
    lost,
    'ann',
    {} as ScenarioSession,
    { ...open, area: undefined },
    quiet,
  );
  expect(wanted).toEqual([
    expect.stringMatching(/^“Quote Block” is written by submissionChangeLabel /),
  ]);
});

test('after a call that was refused neither is said', async () => {
  const refused = { ...quiet, isRefused: true };
  expect(await traceFailure(lost, 'ann', session, open, refused)).toEqual({
    amounts: [],
    texts: [],
    cameBy: [],
    wanted: [],
  });
});

test('a toast that is gone is traced where another one was expected', async () => {
  const failure = { ...lost, expected: ['Page link copied to clipboard'] };
  const toasts = ['Market Submission link copied to clipboard'];
  const { texts } = await traceFailure(failure, 'ann', session, open, { ...quiet, toasts });
  expect(texts).toEqual([
    expect.stringMatching(
      /^“Market Submission link copied to clipboard” is written by said \(mfe\/admin\/src\/model\/links\.ts:\d+\)$/,
    ),
  ]);
});
