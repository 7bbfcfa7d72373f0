import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import type { FailureCause, RunResult, ScenarioResult, StepResult } from '../run/terms/result.ts';
import { aResult, aStep } from '../test-kit/a-result.ts';
import { refusedInReport } from '../test-kit/report-schema.ts';
import { jsonReporter } from './json.ts';

async function reported(run: Partial<RunResult>): Promise<{ readonly $schema: string }> {
  let text = '';
  const out = (more: string) => {
    text += more;
  };
  const reporter = await jsonReporter({ out, paint: createPaint(false), live: false, total: 0 });
  reporter.finished({ scenarios: [], notRun: 0, ms: 1.5, ...run });
  return JSON.parse(text);
}

const call = { name: 'bind', method: 'POST', path: 'issuance/bind-request' };
const decision = { router: 'attest', to: 'review', because: 'approved' };
const error = { message: 'It broke', where: 'pay', at: 'a.ts:1', mayBeMeant: true } as const;

const cause: Required<FailureCause> = {
  errors: [error],
  calls: [{ ...call, status: 402, answer: { message: 'Declined' } }],
  pending: ['get-session'],
  unended: ['payFx'],
  amounts: ['total: $12'],
  texts: ['“Ready” comes from a store'],
  cameBy: ['the last act opened this screen'],
  silence: ['the page asked for nothing again'],
  alerts: ['Declined'],
  decisions: [{ ...decision, at: 'a.ts:1' }],
  hidden: ['Pay'],
  trail: ['$draft'],
  drawnAt: 'screen.tsx:1',
  address: '/billing',
  heading: null,
  dialog: '',
  isQuiet: true,
};

/** A step with everything that a step can have. */
const fullStep: Required<StepResult> = {
  ...aStep({ verdict: 'failed' }),
  screen: 'checkout',
  screens: ['checkout'],
  decisions: [decision],
  calls: [{ ...call, status: 'no answer' }],
  events: [{ name: 'paid', properties: { cents: 5 } }],
  toasts: ['Saved'],
  errors: [error],
  outline: ['- main:'],
  failure: { message: 'not seen', expected: ['a'], found: ['b'], at: ['a.ts:1'], cause },
  picture: 'data:image/webp;base64,',
};

const failed: ScenarioResult = aResult({ verdict: 'failed', steps: [fullStep] });

test.each<[string, Partial<RunResult>]>([
  ['passes', { scenarios: [aResult({ steps: [aStep({})], tags: ['smoke'], covers: ['A-1'] })] }],
  ['fails', { startedAt: '2026-11-26T10:00:00.000Z', scenarios: [failed] }],
  ['crashes', { scenarios: [aResult({ verdict: 'crashed', failure: { message: 'gone' } })] }],
  ['is interrupted', { scenarios: [aResult({ verdict: 'interrupted' })] }],
  [
    'is flaky',
    { scenarios: [aResult({ verdict: 'flaky', failedAttempts: [failed], isPlayedAgain: true })] },
  ],
  [
    'fails with suspects',
    {
      scenarios: [failed],
      suspects: [
        { at: 'a.ts:1', isChanged: true, isLeftOut: false, failed: [1, 1], passed: [0, 60] },
      ],
    },
  ],
  ['is not run', { notRun: 1, unplayed: [{ name: 'A', file: 'a.yaml', line: 1 }] }],
  [
    'has evidence, which is for the HTML report',
    { scenarios: [aResult({ evidence: new Uint8Array(3) })] },
  ],
])('the report of a run whose scenario %s fits the schema that it names', async (_, run) => {
  expect(refusedInReport(await reported(run))).toEqual([]);
});

test('the schema refuses what it does not describe, and what is missing', async () => {
  const report = await reported({ scenarios: [aResult({})] });
  expect(refusedInReport({ ...report, ...{ extra: 1 } })).toEqual([
    ' must NOT have additional properties {"additionalProperty":"extra"}',
  ]);
  expect(
    refusedInReport({ ...report, ...{ passed: undefined, scenarios: [{ verdict: 'green' }] } }),
  ).toContain(
    '/scenarios/0/verdict must be equal to one of the allowed values {"allowedValues":["passed","flaky","failed","crashed","interrupted"]}',
  );
});
