import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repository } from '../../repository.ts';
import { readReportData } from '../../show/report-data.ts';

const text = `scenario: A client looks at a package and begins to pay for it
as: ms-released
start: /
steps:
  - wait for packages
  - buy package: Recommended
  - press: Continue to Payment
  - fill: { Postal code: "94105" }
`;

const wrongPrice = `scenario: A package costs what was agreed
as: ms-released
start: /
steps:
  - wait for packages
  - see package: { name: Complete, price: "$1,500.00/mo" }
`;

const wrongSet = `scenario: Back leads to the set before
as: vanta-client
start: /application/app_009/qs_security_resilience?experience=vanta
steps:
  - press: Back
  - see heading: Somewhere else
`;

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-evidence-'));
afterAll(() => rmSync(cwd, { recursive: true }));

test('the reports of both drivers show the same calls with bodies, decisions with facts, and changed stores', () => {
  mkdirSync(join(cwd, 'scenarios'));
  writeFileSync(join(cwd, 'scenarios/pays.yaml'), text);
  const headless = reported('headless');
  const inBrowser = reported('browser');
  expect(headless.calls.length).toBeGreaterThan(5);
  expect(headless.decisions.length).toBeGreaterThan(0);
  expect(headless.stores).not.toEqual([]);
  expect(inBrowser).toEqual(headless);
}, 180_000);

test.each(['headless', 'browser'])(
  'a price that differs names the store that has it and the rule that computes it, %s',
  (driver) => {
    mkdirSync(join(cwd, 'wrong'), { recursive: true });
    writeFileSync(join(cwd, 'wrong/price.yaml'), wrongPrice);
    expect(played(driver, 'wrong/price.yaml')).toMatch(
      /\$1,494\.44 comes from comparison\.\$options of packages, \[2\]\.price\s+\(mfe\/packages\/src\/model\/comparison\.ts:\d+,\s+shared\/domain\/src\/packages\/quoted-price\.ts:\d+\)/,
    );
  },
  180_000,
);

test('headless names the rule that opened a screen which is another one than expected', () => {
  mkdirSync(join(cwd, 'wrong'), { recursive: true });
  writeFileSync(join(cwd, 'wrong/set.yaml'), wrongSet);
  expect(played('headless', 'wrong/set.yaml')).toMatch(
    /the last act opened this screen by mfe\/application\/src\/model\/question-set\/index\.ts:\d+, which asks previousSet \(shared\/domain\/src\/question-set\/progress\.ts:\d+\)/,
  );
}, 60_000);

const played = (driver: string, ...more: readonly string[]): string =>
  spawnSync(
    process.execPath,
    [join(repository, 'cli/bin/fairlead.mjs'), 'run', '--driver', driver, ...more],
    { cwd, encoding: 'utf8' },
  ).stdout;

/** Plays the scenario by the command, and reads what its report shows. */
function reported(driver: string) {
  const file = join(cwd, `${driver}.html`);
  expect(played(driver, '--reporter', 'line,html', '--out', cwd)).toContain('1 passed');
  const page = readFileSync(join(cwd, 'report.html'), 'utf8');
  writeFileSync(file, page);
  const { steps, bodies } = readReportData(page).scenario(0).evidence;
  const body = (number: number | undefined) =>
    number === undefined ? null : JSON.parse(bodies[number] ?? 'null');
  return {
    calls: steps.flatMap(({ calls }) =>
      calls.map(({ name, status, query, body: sent, response }) => ({
        name,
        status,
        query: body(query),
        sent: body(sent),
        isReceivedShown: response !== undefined,
      })),
    ),
    // A browser's answer has its keys in another order, and long facts are cut.
    decisions: steps.flatMap(({ decisions }) =>
      decisions.map(({ facts, ...decision }) => ({
        ...decision,
        facts: facts.map((fact) => fact.split('=')[0]).sort(),
      })),
    ),
    stores: [...new Set(steps.flatMap(({ stores }) => stores.map(({ store }) => store)))].sort(),
  };
}
