import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunResult } from '../run/terms/result.ts';
import { aResult, aStep } from '../test-kit/a-result.ts';
import { anIo } from '../test-kit/an-io.ts';
import { UsageError } from '../usage-error.ts';
import { openReporters } from './open-reporters.ts';
import type { ReporterName } from './reporter.ts';

function aScenario(name: string, verdict: 'passed' | 'failed') {
  const step = aStep({
    text: 'activate',
    at: { file: `${name}.yaml`, line: 5, column: 3 },
    verdict,
    screen: 'checkout',
    ...(verdict === 'failed' ? { failure: { message: 'not seen; waited 3 min' } } : {}),
  });
  return aResult({ name, file: `${name}.yaml`, verdict, ms: 10, handlers: 1, steps: [step] });
}

const run: RunResult = {
  scenarios: [aScenario('works', 'passed'), aScenario('breaks', 'failed')],
  notRun: 0,
  ms: 20,
};

/** Opens these reporters in an empty folder, or one with these files; `finish` reports the run. */
async function opening(
  names: readonly ReporterName[],
  out?: string,
  files: readonly string[] = [],
  reported = run,
) {
  const cwd = mkdtempSync(join(tmpdir(), 'reports-'));
  for (const file of files) writeFileSync(join(cwd, file), '');
  const { io, said } = anIo(cwd);
  const reporter = await openReporters(names, out, 2, io);
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
  const finish = () => {
    for (const result of reported.scenarios) reporter.ended(result);
    reporter.finished(reported);
  };
  return { said, cwd, read, finish };
}

test('several reporters report one run, and the summary stays the last line', async () => {
  const { said, read, finish } = await opening(['html', 'line', 'junit', 'json']);
  finish();
  expect(said.out).toContain('Report: reports/report.html\n');
  expect(said.out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
  expect(JSON.parse(read('reports/report.json'))).toMatchObject({ passed: 1, failed: 1 });
  expect(read('reports/report.xml')).toContain('tests="2" failures="1"');
});

test('--out is the file of one report, or the folder of several', async () => {
  const one = await opening(['line', 'html'], 'out/run.html');
  one.finish();
  expect(one.read('out/run.html')).toContain('1 of 2 scenarios failed');
  const several = await opening(['html', 'junit'], 'build');
  several.finish();
  expect(several.read('build/report.html')).toContain('<!doctype html>');
  expect(several.read('build/report.xml')).toContain('<testsuites');
});

test('a report that cannot be written ends the command before the run', async () => {
  await expect(opening(['html'], undefined, ['reports'])).rejects.toThrow(
    new UsageError(
      'The report cannot be written to reports/report.html: part of the path is a file. Use --out to choose another file.',
    ),
  );
});

test('a report that is lost while it is written exits with 2, leaves no part of it, and the summary is printed', async () => {
  const { said, cwd, finish } = await opening(['html'], 'build/run.html');
  // Where the report goes there is a folder by now.
  mkdirSync(join(cwd, 'build/run.html'));
  finish();
  expect(said.err).toBe(
    'The report could not be written to build/run.html: it is a folder. Use --out to choose another file.\n',
  );
  expect(said.code).toBe(2);
  expect(said.out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
  expect(readdirSync(join(cwd, 'build'))).toEqual(['run.html']);
});

test('checking a writable path leaves no file behind', async () => {
  const { cwd, said } = await opening(['html'], 'run.html');
  expect(said.err).toBe('');
  expect(existsSync(join(cwd, 'run.html'))).toBe(false);
});

test('the HTML report lists failures first, each with why it failed', async () => {
  const { read, finish } = await opening(['html']);
  finish();
  const page = read('reports/report.html');
  const rows = [...page.matchAll(/<tr class="([^"]*)".*?<a href="#s\d">(\w+)<\/a>/g)];
  expect(rows.map(([, kind, name]) => [name, kind])).toEqual([
    ['breaks', 'is-wrong'],
    ['works', ''],
  ]);
  expect(page).toContain('<small class="why">not seen; waited 3 min</small>');
});

test('every report says that a scenario lost its browser and was played again', async () => {
  const again: RunResult = {
    scenarios: [{ ...aScenario('works', 'passed'), isPlayedAgain: true }],
    notRun: 0,
    ms: 20,
  };
  const line = await opening(['line', 'html', 'junit', 'json'], undefined, [], again);
  line.finish();
  expect(line.said.out).toContain('works: browser lost, played again\n');
  expect(line.read('reports/report.html')).toContain('browser lost, played again');
  expect(line.read('reports/report.xml')).toContain(
    '<system-out>browser lost, played again</system-out>',
  );
  expect(JSON.parse(line.read('reports/report.json'))).toMatchObject({
    scenarios: [{ isPlayedAgain: true }],
  });
  const list = await opening(['list'], undefined, [], again);
  list.finish();
  expect(list.said.out).toContain('works.yaml:1, 10 ms, browser lost, played again\n');
});

test('every report that names causes says where to look first', async () => {
  const at = 'shared/domain/src/money/money.ts:6';
  const suspected: RunResult = {
    ...run,
    suspects: [{ at, isChanged: false, isLeftOut: false, failed: [1, 1], passed: [0, 1] }],
  };
  const title =
    'Look first at what differs between the scenarios that failed and those that passed';
  const counts = 'ran in 1 of 1 that failed, in none of 1 that passed';
  const line = await opening(['line', 'html', 'json'], undefined, [], suspected);
  line.finish();
  expect(line.said.out).toContain(`${title}:\n  ${at} ${counts}\n`);
  const page = line.read('reports/report.html');
  expect(page).toContain(`${title}</h2>`);
  expect(page).toContain(`<span class="code">${at}</span> <span class="small muted">${counts}`);
  expect(JSON.parse(line.read('reports/report.json'))).toMatchObject({ suspects: [{ at }] });
  const list = await opening(['list'], undefined, [], suspected);
  list.finish();
  expect(list.said.out).toContain(`${title}:\n  ${at} ${counts}\n`);
});

test('every report says that a scenario is flaky, with the cause of each failed attempt', async () => {
  const attempt = aScenario('breaks', 'failed');
  const flaky: RunResult = {
    scenarios: [{ ...aScenario('works', 'passed'), verdict: 'flaky', failedAttempts: [attempt] }],
    notRun: 0,
    ms: 20,
  };
  const all = await opening(['line', 'html', 'junit', 'json'], undefined, [], flaky);
  all.finish();
  const cause = attempt.steps.find(({ failure }) => failure)?.failure?.message ?? '';
  expect(cause).not.toBe('');
  expect(all.said.out).toMatch(/flaky works works\.yaml:1\n {2}attempt 1\n/);
  expect(all.said.out).toMatch(/attempt 2\n {4}passed\n/);
  expect(all.said.out).toContain('0 passed, 0 failed, 1 flaky\n');
  expect(all.read('reports/report.html')).toContain('>breaks, attempt 1</a>');
  expect(all.read('reports/report.xml')).toContain(
    `<flakyFailure message="${cause}" type="flaky">`,
  );
  expect(all.read('reports/report.xml')).toContain('tests="1" failures="0" errors="0"');
  expect(JSON.parse(all.read('reports/report.json'))).toMatchObject({ failed: 0, flaky: 1 });
});
