import { formatLocation } from '../language/source.ts';
import { createPaint } from '../paint.ts';
import {
  failedIn,
  failedStep,
  playedAgain,
  type RunResult,
  type ScenarioResult,
} from '../run/terms/result.ts';
import { formatFailure } from './format-failure.ts';
import type { CreateReporter } from './reporter.ts';

/** Prints JUnit XML for CI servers when the run ends. */
export const junitReporter: CreateReporter = ({ out }) => ({
  ended() {},
  finished(run) {
    out(junit(run));
  },
});

function junit(run: RunResult): string {
  const crashed = run.scenarios.filter(({ verdict }) => verdict === 'crashed').length;
  const counts = `tests="${run.scenarios.length}" failures="${failedIn(run) - crashed}" errors="${crashed}" time="${seconds(run.ms)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="fairlead" ${counts}>`,
    `  <testsuite name="scenarios" ${counts}>`,
    ...run.scenarios.map(testcase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testcase(result: ScenarioResult): string {
  const head = `    <testcase classname="${escapeXml(result.file)}" name="${escapeXml(result.name)}" file="${escapeXml(result.file)}" line="${result.line}" time="${seconds(result.ms)}"`;
  const again = result.isPlayedAgain ? `\n      <system-out>${playedAgain}</system-out>` : '';
  if (result.verdict === 'flaky')
    return `${head}>${(result.failedAttempts ?? []).map(flakyFailure).join('')}${again}\n    </testcase>`;
  if (result.verdict === 'passed') return again ? `${head}>${again}\n    </testcase>` : `${head}/>`;
  const broken = failedStep(result);
  const failure = broken?.failure ?? result.failure;
  const message = broken
    ? `${formatLocation(broken.at)} ${broken.text}: ${failure?.message ?? ''}`
    : (failure?.message ?? '');
  const kind = result.verdict === 'crashed' ? 'error' : 'failure';
  const text = escapeXml(formatFailure(result, createPaint(false)));
  return `${head}>\n      <${kind} message="${escapeXml(message)}">${text}</${kind}>${again}\n    </testcase>`;
}

/** The element of Maven Surefire, which CI servers show beside a test that passed. */
function flakyFailure(attempt: ScenarioResult): string {
  const message = failedStep(attempt)?.failure?.message ?? attempt.failure?.message ?? '';
  const text = escapeXml(formatFailure(attempt, createPaint(false)));
  return `\n      <flakyFailure message="${escapeXml(message)}" type="flaky">${text}</flakyFailure>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes markup and drops the control characters that XML 1.0 forbids. */
function escapeXml(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .map((letter) => entities[letter] ?? letter)
    .join('');
}

const seconds = (ms: number) => (ms / 1000).toFixed(3);
