import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import type { FailureCause, RunResult, ScenarioResult } from '../run/terms/result.ts';
import { aResult, aStep } from '../test-kit/a-result.ts';
import { createFailureFormatter } from './failures-alike.ts';
import { reportPage } from './html/report-page.ts';

const refused: FailureCause = {
  errors: [],
  calls: [{ name: 'lead', method: 'POST', path: 'leads', status: 400 }],
  alerts: [],
  decisions: [],
  heading: null,
};

function aFailure(file: string, message: string, cause: FailureCause = refused): ScenarioResult {
  const step = aStep({
    text: 'submit intake',
    at: { file, line: 7, column: 5 },
    verdict: 'failed',
    screen: 'intake',
    failure: { message, cause },
  });
  return aResult({ name: `Scenario of ${file}`, file, verdict: 'failed', steps: [step] });
}

test('a failure like an earlier one refers to it instead of repeating the cause', () => {
  const say = createFailureFormatter(createPaint(false));
  expect(say(aFailure('one.yaml', 'not seen'))).toContain('call lead, POST leads, returned 400');
  expect(say(aFailure('two.yaml', 'not seen'))).toBe(
    'failed Scenario of two.yaml two.yaml:1\n  two.yaml:7:5 submit intake\n  same failure as "Scenario of one.yaml", one.yaml:1',
  );
});

test('a failure with another message or another call is reported in full', () => {
  const say = createFailureFormatter(createPaint(false));
  say(aFailure('one.yaml', 'not seen'));
  expect(say(aFailure('two.yaml', 'not enabled'))).toContain('not enabled');
  expect(say(aFailure('three.yaml', 'not seen', { ...refused, calls: [] }))).toContain('not seen');
});

test('the HTML report lists similar failures after the first one, and names it', () => {
  const run: RunResult = {
    scenarios: [
      aFailure('one.yaml', 'not seen'),
      aFailure('two.yaml', 'not enabled'),
      aFailure('three.yaml', 'not seen'),
    ],
    notRun: 0,
    ms: 1,
  };
  const page = reportPage(run, { css: '', script: '' });
  const rows = [...page.matchAll(/<a href="#s\d">(.*?)<\/a>.*?<small class="why">(.*?)<\/small>/g)];
  expect(rows.map(([, name, why]) => [name, why])).toEqual([
    ['Scenario of one.yaml', 'not seen'],
    ['Scenario of three.yaml', 'Same failure as “Scenario of one.yaml”'],
    ['Scenario of two.yaml', 'not enabled'],
  ]);
});

test('two failures that found something else are both reported in full', () => {
  const say = createFailureFormatter(createPaint(false));
  const finding = (file: string, found: string) => {
    const failed = aFailure(file, 'not seen');
    const [step] = failed.steps;
    const failure = { message: 'not seen', expected: ['- text: A'], found: [found] };
    return { ...failed, steps: step ? [{ ...step, failure }] : [] };
  };
  say(finding('one.yaml', '- text: B'));
  expect(say(finding('two.yaml', '- text: C'))).toContain('- text: C');
  expect(say(finding('three.yaml', '- text: B'))).toContain('same failure as');
});
