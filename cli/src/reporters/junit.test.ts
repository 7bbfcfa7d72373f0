import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import type { RunResult, ScenarioResult } from '../run/terms/result.ts';
import { aResult, aStep } from '../test-kit/a-result.ts';
import { refusedByJenkins } from '../test-kit/jenkins-junit.ts';
import { readXml, type XmlElement } from '../test-kit/read-xml.ts';
import { junitReporter } from './junit.ts';

async function reported(run: Partial<RunResult>): Promise<string> {
  let text = '';
  const reporter = await junitReporter({
    out: (more) => {
      text += more;
    },
    paint: createPaint(false),
    live: false,
    total: 0,
  });
  reporter.finished({ scenarios: [], notRun: 0, ms: 1, ...run });
  return text;
}

const failing = (message: string): readonly Pick<ScenarioResult, 'verdict' | 'steps'>[] => [
  { verdict: 'failed', steps: [aStep({ verdict: 'failed', failure: { message } })] },
];
const [failed] = failing('not seen');

/** One scenario of each kind, and one that didn't start. */
const everyKind: Partial<RunResult> = {
  ms: 1_234_567,
  scenarios: [
    aResult({ name: 'passes' }),
    aResult({ name: 'fails', ...failed }),
    aResult({ name: 'crashes', verdict: 'crashed', failure: { message: 'out of memory' } }),
    aResult({ name: 'is interrupted', verdict: 'interrupted' }),
    aResult({ name: 'is played again', isPlayedAgain: true }),
    aResult({
      name: 'is flaky',
      verdict: 'flaky',
      isPlayedAgain: true,
      failedAttempts: [
        aResult(failed ?? {}),
        aResult({ verdict: 'crashed', failure: { message: 'gone' } }),
      ],
    }),
  ],
  notRun: 1,
  unplayed: [{ name: 'never starts', file: 'scenarios/b.yaml', line: 3 }],
};

const casesIn = (root: XmlElement): readonly XmlElement[] => root.children[0]?.children ?? [];

test('a report of every kind of result is accepted by the schema of Jenkins', async () => {
  expect(refusedByJenkins(readXml(await reported(everyKind)))).toEqual([]);
});

test('each result is the element that CI servers show for it', async () => {
  const root = readXml(await reported(everyKind));
  const shown = casesIn(root).map(({ attributes, children }) => [
    attributes.name,
    children.map(({ name }) => name).join(' '),
  ]);
  expect(shown).toEqual([
    ['passes', ''],
    ['fails', 'failure'],
    ['crashes', 'error'],
    ['is interrupted', 'failure'],
    ['is played again', 'system-out'],
    ['is flaky', 'flakyFailure flakyError system-out'],
    ['never starts', 'skipped'],
  ]);
});

test('scenarios that did not start are skipped tests, and count as tests', async () => {
  const root = readXml(await reported(everyKind));
  expect(root.attributes).toMatchObject({ tests: '7', failures: '2', errors: '1' });
  expect(root.children[0]?.attributes).toMatchObject({ tests: '7', skipped: '1' });
  expect(casesIn(root).at(-1)).toMatchObject({
    attributes: { classname: 'scenarios/b.yaml', name: 'never starts' },
    children: [{ name: 'skipped', attributes: { message: 'not run' } }],
  });
});

test.each([
  ['a control', 'a\u0000b\u001b[31mc\r', 'ab[31mc'],
  ['half of a surrogate pair', 'a\uD83Db\uDE00c', 'abc'],
  ['a whole pair', 'a\u{1F600}b', 'a\u{1F600}b'],
  ['U+FFFE and U+FFFF', 'a\uFFFEb\uFFFFc\uFFFD', 'abc\uFFFD'],
  ['markup', `<a href="x">&amp;'`, `<a href="x">&amp;'`],
])('%s in names and messages leaves a document that a parser accepts', async (_, text, read) => {
  const scenarios = failing(text).map((one) => aResult({ name: text, file: text, ...one }));
  const root = readXml(
    await reported({ scenarios, unplayed: [{ name: text, file: text, line: 1 }] }),
  );
  expect(casesIn(root).map(({ attributes }) => [attributes.classname, attributes.name])).toEqual([
    [read, read],
    [read, read],
  ]);
  expect(casesIn(root)[0]?.children[0]?.attributes.message).toBe(`a.yaml:1:1 a step: ${read}`);
  expect(casesIn(root)[0]?.children[0]?.text).toContain(read);
});
