import { formatLocation } from '../language/source.ts';
import { createPaint } from '../paint.ts';
import {
  failedIn,
  failedStep,
  playedAgain,
  type RunResult,
  type ScenarioPlace,
  type ScenarioResult,
} from '../run/terms/result.ts';
import { formatFailure } from './format-failure.ts';
import type { CreateReporter } from './reporter.ts';

/**
 * Prints JUnit XML for CI servers when the run ends. It has only elements and attributes of the schema that Jenkins
 * validates with (junit-10.xsd of its xUnit plugin).
 */
export const junitReporter: CreateReporter = ({ out }) => ({
  ended() {},
  finished(run) {
    out(junit(run));
  },
});

function junit(run: RunResult): string {
  const { scenarios, unplayed = [] } = run;
  const crashed = scenarios.filter(({ verdict }) => verdict === 'crashed').length;
  const counts = `tests="${scenarios.length + unplayed.length}" failures="${failedIn(run) - crashed}" errors="${crashed}" time="${seconds(run.ms)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="fairlead" ${counts}>`,
    `  <testsuite name="scenarios" ${counts} skipped="${unplayed.length}">`,
    ...scenarios.map(testcase),
    ...unplayed.map(skipped),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const nameOf = ({ file, name }: ScenarioPlace) =>
  `classname="${escapeXml(file)}" name="${escapeXml(name)}"`;

function testcase(result: ScenarioResult): string {
  const head = `    <testcase ${nameOf(result)} time="${seconds(result.ms)}"`;
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

const skipped = (place: ScenarioPlace) =>
  `    <testcase ${nameOf(place)}>\n      <skipped message="not run"/>\n    </testcase>`;

/** The elements of Maven Surefire, which CI servers show beside a test that passed. */
function flakyFailure(attempt: ScenarioResult): string {
  const kind = attempt.verdict === 'crashed' ? 'flakyError' : 'flakyFailure';
  const message = failedStep(attempt)?.failure?.message ?? attempt.failure?.message ?? '';
  const text = escapeXml(formatFailure(attempt, createPaint(false)));
  return `\n      <${kind} message="${escapeXml(message)}" type="flaky">${text}</${kind}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What is no character of XML 1.0 (its production 2): controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const seconds = (ms: number) => (ms / 1000).toFixed(3);
