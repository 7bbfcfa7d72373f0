import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Io } from './io.ts';
import { runProgram } from './program.ts';
import { readRuns, recordRun } from './run/summing-up/recorded-runs.ts';
import { aResult } from './test-kit/a-result.ts';
import { anIo } from './test-kit/an-io.ts';
import { refusedInReport } from './test-kit/report-schema.ts';

// A worker loads a thousand modules from their sources, which takes seconds where many run.
vi.setConfig({ testTimeout: 60_000 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the command in a folder with these files. */
async function running(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  terminal: Pick<Io, 'terminal' | 'width'> & Partial<Pick<Io, 'env'>> = { terminal: false },
  onInterrupt: Io['onInterrupt'] = () => () => {},
) {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-cli-'));
  folders.push(cwd);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  const { io, said } = anIo(cwd, { env: { CI: '1' }, ...terminal, onInterrupt });
  await runProgram(args, io);
  return { ...said, cwd };
}

const passing =
  'scenario: The form opens\nas: new-founder\ntags: [smoke]\nsteps:\n  - see screen: intake\n';
const failing = `${passing.replace('The form opens', 'It fails')}  - see screen: review\n`;

test.each([
  [['doktor'], 'There is no command doktor; did you mean doctor?'],
  [['frobnicate'], 'the commands are run, list, tasks'],
  [['run', '--drver', 'x'], 'fairlead run has no option --drver; did you mean --driver?'],
  [['run', '--driver', 'webkit'], 'Use headless or browser'],
  [['run', '--reporter', 'xml'], 'Allowed choices are line, list, json, junit, html'],
  [['run', '--reporter', 'line,xml'], 'Allowed choices are line, list, json, junit, html'],
  [['run', '--timeout', 'soon'], 'Give a number of seconds, e.g. 60'],
  [['run', '--out', 'r.html'], '--out needs a report that goes into a file, and line is printed'],
  [['run', '--reporter', 'html,junit', '--out', 'r.html'], 'r.html is one file, and there are 2'],
  [['run', '--retries', 'often'], 'Give a whole number from 0 to 10'],
  [['run', '--allow-flaky'], 'Nothing is flaky that is played once: --allow-flaky needs --retries'],
  [
    ['record', '--as', 'new-foundre'],
    'There is no persona "new-foundre"; did you mean new-founder?',
  ],
  [['record', '//'], 'No screen has the address //; `fairlead screens` lists them'],
  [['explore', '//'], 'No screen has the address //; `fairlead screens` lists them'],
  [['record', '/nowhere'], 'No screen has the address /nowhere; `fairlead screens` lists them'],
  [
    ['record', '--out', 'scenarios/a.yaml'],
    "scenarios/a.yaml exists. Give --out a file that doesn't",
  ],
  [['record', '--target', 'http://localhost:1'], "http://localhost:1 doesn't answer"],
  [['history'], 'No run is recorded. `fairlead run --record` records one'],
  [['run', '--workers', 'many'], 'Give a whole number from 1 to 64'],
  [
    ['run', '--target', 'staging'],
    '--target "staging" is neither msw, nor an http address, nor a name in',
  ],
  [
    ['run', '--target', 'http://localhost:1'],
    "http://localhost:1 doesn't answer: nothing listens there (ECONNREFUSED). Tried GET /api/auth-service/session.",
  ],
  [['run', '--target', 'http://me:secret@localhost:1'], '--target holds a user name or a password'],
  [['run', '--keyboard'], 'The headless page has no keyboard: --keyboard needs --driver browser'],
  [['run', '--grid', 'http://grid:4444'], 'A grid runs browsers: --grid needs --driver browser'],
  [['run', '--headed'], 'The headless page has no window: --headed needs --driver browser'],
  [['run', '--slow', '1s'], 'that could be slower: --slow needs --driver browser'],
  [['run', '--slow', '300'], 'Give a time up to a minute, e.g. 300ms or 1s'],
  [['run', '--slow', '300ms', '--driver', 'browser'], 'without a window: --slow needs --headed'],
  [['run', '--touch'], 'The headless page has no touch screen: --touch needs --driver browser'],
  [['run', '--touch', '--keyboard', '--driver', 'browser'], 'use either --touch or --keyboard'],
  [['run', '--debug', '--driver', 'headless'], 'The headless page can’t be seen: --debug needs'],
  [['run', '--debug', '--workers', '2'], '--debug plays one scenario: leave out --workers'],
  [['run', '--debug', '--record'], '--debug doesn’t take --record, because a run with pauses'],
  [['run', '--debug', '--record-durations'], '--debug doesn’t take --record-durations, because'],
  [['run', '--debug', '--retries', '1'], '--debug doesn’t take --retries, because you play a step'],
  [['run', '--debug', '--reporter', 'json'], '--debug doesn’t take --reporter, because it says'],
  [['run', '--debug', '--watch'], '--debug doesn’t take --watch, because r reads the file again'],
  [
    ['run', '--debug', 'scenarios/a.yaml'],
    '--debug asks what to do next, and there is no terminal',
  ],
  [['run', '--debug', 'scenario'], 'There is no file or folder scenario; did you mean scenarios?'],
  [['run', '--seed', '-1'], 'Give a whole number, 0 or more'],
  [['run', '--compare', 'headless'], 'Use two of headless, browser and fresh-pages'],
  [['run', '--trace', 'never'], 'Allowed choices are on, off, on-failure'],
  [['run', 'scenario'], 'There is no file or folder scenario; did you mean scenarios?'],
  [
    ['run', 'scenarios\\a.yaml'],
    'There is no file or folder scenarios\\a.yaml; did you mean scenarios/a.yaml?',
  ],
  [['run', 'scenarios/*.yaml'], 'name a folder, or leave out the quotes'],
  [['run', 'empty'], 'There are no scenarios in empty: a scenario is a .yaml file'],
  [['check', 'empty'], 'There are no scenarios in empty'],
  [['map', '--report', 'empty'], 'empty cannot be read: it is a folder'],
  [['map', '--report', 'scenarios/list.json'], 'json`: it has no scenarios'],
  [['run', 'scenarios/a.txt'], 'scenarios/a.txt is not a scenario'],
  [['run', '--tag', 'smoek'], 'No scenario is tagged "smoek"; did you mean "smoke"?'],
  [['run', '--shard', '9/9'], 'matches --shard 9/9'],
  [['list', '--grep', 'nobody'], 'None of 1 scenarios matches --grep "nobody"'],
  [['run', '--shard', 'half'], '--shard "half" is not a shard: use i/n, for example 2/4'],
  [['run', '--grep', '('], 'is not a valid regular expression: escape its special characters'],
  [['tasks', 'juggle'], 'No step contains "juggle", and no area is called so'],
  [['calls', 'juggle'], 'No call contains "juggle"'],
  [['questions', 'new-fonder'], 'There is no persona "new-fonder"; did you mean new-founder?'],
  [['help', 'rn'], 'There is no command rn; did you mean run?'],
  [['halp'], 'There is no command halp; did you mean help?'],
  [['serve', '--port', 'x'], 'Give a port'],
  [['map', '--coverd'], 'fairlead map has no option --coverd; did you mean --covered?'],
  [['map', '--format', 'png'], 'Allowed choices are svg, mermaid'],
  [['map', '--out', 'map.png'], 'map.png is neither an .svg nor an .mmd file'],
  [['map', '--out', 'nowhere/map.svg'], 'There is no folder nowhere for nowhere/map.svg'],
  [['map', '--format', 'svg', '--out', 'scenarios'], 'scenarios is a folder; --out must be a file'],
  [['map', 'scenarios'], 'Scenario files need --covered: fairlead map --covered scenarios'],
  [['map', '--covered', 'scenario'], 'There is no file or folder scenario'],
  [['map', '--report', 'r.json', 'scenarios'], 'Use either scenario files or --report, not both'],
  [['map', '--report', 'r.json'], 'There is no report r.json; `fairlead run --reporter json'],
  [['map', '--report', 'scenarios/a.yaml'], 'scenarios/a.yaml is not JSON'],
  [['map', '--report', 'scenarios/a.json'], 'is not a report of `fairlead run --reporter json`'],
])('%j exits with 2 and one sentence', async (args, sentence) => {
  const { err, code } = await running(args, {
    'scenarios/a.yaml': passing,
    'scenarios/a.txt': '',
    'scenarios/a.json': '{}',
    'scenarios/list.json': '[]',
    'empty/notes.txt': '',
  });
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
  expect(code).toBe(2);
});

test('a mistake in one file prevents every scenario from running', async () => {
  const broken = passing.replace('see screen', 'se screen').replace('The form opens', 'Broken');
  const files = { 'scenarios/a.yaml': passing, 'scenarios/b.yaml': broken };
  const { err, out, code } = await running(['run'], files);
  expect(err).toContain('scenarios/b.yaml:5:5 unknown step "se screen"');
  expect(err).toContain('did you mean "see screen"?');
  expect(err).toContain('1 mistake in 1 file; nothing was run');
  expect([out, code]).toEqual(['', 2]);
});

test('a debugger plays one of several scenarios only if it is named', async () => {
  const files = {
    'scenarios/a.yaml': passing,
    'scenarios/b.yaml': passing.replace('The form opens', 'The form stays'),
  };
  const { err, code } = await running(['run', '--debug'], files);
  expect(
    err,
  ).toBe(`--debug plays one scenario, and these are 2. Give one file, or its name with --grep:
  The form opens (scenarios/a.yaml:1)
  The form stays (scenarios/b.yaml:1)
`);
  expect(code).toBe(2);
});

test('two scenarios with the same name are a mistake', async () => {
  const { err, code } = await running(['check'], {
    'scenarios/a.yaml': passing,
    'scenarios/b.yaml': passing,
  });
  expect(err).toContain('scenarios/b.yaml:1:1 another scenario is already called "The form opens"');
  expect(code).toBe(2);
});

test('the mistakes of an unused fragment are found, too', async () => {
  const files = {
    'scenarios/a.yaml': passing,
    'scenarios/f.yaml': 'fragment: F\nsteps:\n  - relaod\n  - release submission\n',
  };
  const { err, code } = await running(['check'], files);
  expect(err).toContain('scenarios/f.yaml:3:5 unknown step "relaod"');
  expect(err).toContain('2 mistakes in 1 file');
  expect(code).toBe(2);
});

test('an unused fragment is a mistake', async () => {
  const files = {
    'scenarios/a.yaml': passing,
    'scenarios/f.yaml': 'fragment: F\nsteps: [reload]\n',
  };
  const { err, code } = await running(['check'], files);
  expect(err).toContain('scenarios/f.yaml:1:1 no scenario uses this fragment');
  expect(code).toBe(2);
});

test('a run that passes exits with 0 and prints the summary last', async () => {
  const { out, err, code } = await running(['run', '--workers', '1'], {
    'scenarios/a.yaml': passing,
  });
  expect(err).toBe('');
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('a run with a failure exits with 1 and shows expected and found side by side', async () => {
  const files = { 'scenarios/a.yaml': passing, 'scenarios/b.yaml': failing };
  const { out, code } = await running(['run'], files);
  expect(out).toContain('scenarios/b.yaml:6:5 see screen: review');
  expect(out).toMatch(/expected │ found\n.*\n\s+review\s+│ intake/);
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
  expect(code).toBe(1);
});

const fields = `      legal business name: Pebblewick Labs, Inc.
      no website: true
      address: 137 Halyard Street
      type of location: Co-working space
      first name: Ada
      last name: Lindqvist
      job title: CEO
      email: ada@pebblewicklabs.example.com
      phone number: (415) 555-0111
      how did you hear about us: Search Engine
      terms: true
`;

/** The first lines of the report: what is read without scrolling. */
const firstScreen = (out: string) => out.split('\n').slice(0, 24).join('\n');

test.each([
  [
    'a lead that is refused',
    { fault: 'create-lead fails with: { status: 400, body: { message: no lead } }' },
    /call create-lead, POST \S+, returned 400: \{"message":"no lead"/,
  ],
  [
    'a broken contract',
    { fault: 'create-lead fails with: malformed' },
    /The answer to 'create-lead' is not what was agreed: at its root, found string \(contract: create-lead/,
  ],
])('the first screen of the report names the cause: %s', async (_, { fault }, cause) => {
  const file = `scenario: A lead\nas: new-founder\nsteps:\n  - when call ${fault}\n  - fill in intake:\n${fields}  - submit intake\n  - see screen: question-set\n`;
  const { out, code } = await running(['run', '--workers', '1'], { 'scenarios/a.yaml': file });
  expect(firstScreen(out)).toMatch(cause);
  expect(firstScreen(out)).not.toContain('    at ');
  expect(code).toBe(1);
});

test('a failure report starts with the cause: a declined payment', async () => {
  const file = `scenario: A payment\nas: ms-released\nstart: /market-submission/ms_041\nsteps:\n  - wait for packages\n  - when call bind-request fails with: { status: 402, body: { message: Declined } }\n  - buy package: Recommended\n  - pay by card: { number: 4242 4242 4242 4242, expiry: 12/30, cvc: "123", postal code: "94105" }\n  - see screen: confirmation\n`;
  const { out } = await running(['run', '--workers', '1'], { 'scenarios/a.yaml': file });
  expect(firstScreen(out)).toMatch(
    /call bind-request, POST \S+, returned 402: \{"message":"Declined"/,
  );
  expect(out).not.toMatch(/4242 4242|\bcvc: 123/);
});

test('the JSON report lists what each scenario observed and how many handlers it invoked', async () => {
  const { out } = await running(['run', '--reporter', 'json'], { 'scenarios/a.yaml': passing });
  const report = JSON.parse(out);
  expect(report).toMatchObject({ passed: 1, failed: 0, notRun: 0 });
  expect(report.scenarios[0]).toMatchObject({
    name: 'The form opens',
    file: 'scenarios/a.yaml',
    verdict: 'passed',
    driver: 'headless',
    steps: [{ text: 'see screen: intake', verdict: 'passed', screen: 'intake', decisions: [] }],
  });
  expect(report.scenarios[0].handlers).toBeGreaterThan(0);
});

test('the JUnit report counts and escapes', async () => {
  const named = failing.replace('It fails', '"A & <b>"');
  const { out } = await running(['run', '--reporter', 'junit'], {
    'scenarios/a.yaml': named.replace('"A & <b>"', "'A & B'"),
  });
  expect(out).toContain('<testsuites name="fairlead" tests="1" failures="1" errors="0"');
  expect(out).toContain('name="A &amp; B"');
});

test('the reports of a run that ends at its first failure name what did not start', async () => {
  const { cwd, code } = await running(
    ['run', '--bail', '--workers', '1', '--reporter', 'json,junit'],
    { 'scenarios/a.yaml': failing, 'scenarios/b.yaml': passing },
  );
  expect(code).toBe(1);
  const report = JSON.parse(readFileSync(join(cwd, 'reports/report.json'), 'utf8'));
  expect(report).toMatchObject({
    failed: 1,
    notRun: 1,
    unplayed: [{ name: 'The form opens', file: 'scenarios/b.yaml', line: 1 }],
  });
  expect(refusedInReport(report)).toEqual([]);
  expect(readFileSync(join(cwd, 'reports/report.xml'), 'utf8')).toContain(
    '<testcase classname="scenarios/b.yaml" name="The form opens">\n      <skipped message="not run"/>',
  );
});

test('every listing can be printed as JSON', async () => {
  const files = { 'scenarios/a.yaml': passing };
  const list = JSON.parse((await running(['list', '--json'], files)).out);
  expect(list).toEqual([
    {
      name: 'The form opens',
      file: 'scenarios/a.yaml',
      line: 1,
      tags: ['smoke'],
      covers: [],
      steps: 1,
    },
  ]);
  const personas = JSON.parse((await running(['personas', '--json'])).out);
  expect(personas.map(({ id }: { id: string }) => id)).toContain('new-founder');
  const tasks = JSON.parse((await running(['tasks', '--json'])).out);
  expect(tasks.map(({ step }: { step: string }) => step)).toContain('see screen');
  const checked = JSON.parse((await running(['check', '--json'], files)).out);
  expect(checked).toEqual({ scenarios: 1, mistakes: [] });
});

test('personas are listed with their email and start address', async () => {
  const personas = JSON.parse((await running(['personas', '--json'])).out);
  expect(personas[0]).toEqual({
    id: 'new-founder',
    shows: expect.any(String),
    email: 'ada@pebblewicklabs.example.com',
    start: '/',
    isAdmin: false,
  });
  const { out } = await running(['personas']);
  expect(out).toMatch(/^vanta-applicant +leila@\S+ +\/\?experience=vanta +Comes from Vanta/m);
});

test('questions are listed with their options: all of them, or those of a persona', async () => {
  const all = JSON.parse((await running(['questions', '--json'])).out);
  const own = JSON.parse((await running(['questions', 'returning-created', '--json'])).out);
  const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);
  expect(all.find(({ name }: { name: string }) => name === 'entity-type')).toMatchObject({
    set: 'About the company',
    question: 'What type of legal entity is your company?',
    label: 'Entity type',
    type: 'SINGLE_SELECT',
    required: true,
    repeats: false,
  });
  expect(labels(all)).toContain('Name of the parent or affiliate');
  expect(labels(own)).toContain('Entity type');
  expect(labels(own)).not.toContain('Name of the parent or affiliate');
  expect((await running(['questions'])).out).toMatch(/Parent or affiliate \* +yes or no$/m);
});

test('screens are listed with their addresses, without redirects', async () => {
  const screens = JSON.parse((await running(['screens', '--json'])).out);
  expect(screens).toContainEqual({
    name: 'review',
    address: '/application/:applicationId/review',
    area: 'application',
    title: 'Review your application',
    guards: ['signed-in'],
  });
  expect((await running(['screens'])).out).toMatch(/^intake +\/ +intake +Let's get you covered$/m);
});

test('calls are listed with their requests', async () => {
  const calls = JSON.parse((await running(['calls', 'bind-request', '--json'])).out);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bind-request',
    method: 'POST',
    path: '/issuance/bind-request',
    query: null,
    body: expect.stringContaining('billing_interval: "MONTHLY" | "ANNUALLY"'),
  });
  expect((await running(['calls', 'get-session'])).out).toMatch(/^get-session +\S+ +GET \S+$/m);
  for (const words of ['POST /issuance/bind', 'client-backend/issuance/bind'])
    expect((await running(['calls', words])).out).toMatch(/^bind-request .+\n$/);
});

test('a listing fits the terminal and has column headings there', async () => {
  const { out } = await running(['personas'], {}, { terminal: true, width: 72 });
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(72);
  expect(out).toMatch(/^persona +email +starts at +shows\n/);
});

test.each([[[]], [['help']], [['--help']]])(
  '%j shows the commands and exits with 0',
  async (args) => {
    const { out, err, code } = await running(args);
    expect(out).toMatch(/^Usage: fairlead <command>/);
    expect(out).toMatch(/questions \[options\] \[persona\]/);
    expect([err, code]).toEqual(['', 0]);
  },
);

test('a terminal says that a failure is being compared', async () => {
  const { out } = await running(
    ['run'],
    { 'scenarios/a.yaml': failing },
    { terminal: true, env: { NO_COLOR: '1' } },
  );
  expect(out).toContain('\r\u001b[KComparing what ran with scenarios that passed\r\u001b[K');
});

test('help for a command describes its options', async () => {
  const { out, code } = await running(['help', 'run']);
  expect(out).toMatch(/--shard <i\/n> +run shard i of n/);
  expect(out).toMatch(/--seed <n> +seed for generated data \(default: 1\)\n/);
  expect(out).not.toMatch(/default: (false|\[\])/);
  expect(out).toMatch(/--reporter <names> +output format: line, list/);
  expect(code).toBe(0);
});

test('help for a command of a command describes that one', async () => {
  const { out, code } = await running(['help', 'mfe', 'create']);
  expect(out).toMatch(/^Usage: fairlead mfe create \[options\] <name>/);
  expect(code).toBe(0);
});

test('--version prints the version of the command', async () => {
  const { out, code } = await running(['--version']);
  expect([out, code]).toEqual(['0.1.0\n', 0]);
});

test('help shows examples and exits with 0', async () => {
  const { out, code } = await running(['run', '--help']);
  expect(out).toContain('Examples:');
  expect(code).toBe(0);
});

test('the map shows what scenarios reach; stdout has only the picture, stderr the summary', async () => {
  const { out, err, code } = await running(['map', '--covered', '--format', 'mermaid'], {
    'scenarios/a.yaml': passing,
  });
  expect(out).toMatch(/^---\ntitle: "The Fairlead funnel: 1 of \d+ screens/);
  expect(err).toMatch(
    /^1 of \d+ screens, 0 of \d+ decisions covered\nScreens not covered:\n {2}login\n/,
  );
  expect(code).toBe(0);
});

test('a failed scenario counts as far as it got, and the command exits with 1', async () => {
  const { out, code } = await running(['map', '--covered', '--out', 'map.svg'], {
    'scenarios/a.yaml': failing,
  });
  expect(out).toContain('1 of 1 scenarios failed, the first of them "It fails"');
  expect(out).toContain('Wrote map.svg');
  expect(code).toBe(1);
});

test('a report gives the same map as the run; a report of other sources is rejected', async () => {
  const report = (await running(['run', '--reporter', 'json'], { 'scenarios/a.yaml': passing }))
    .out;
  const painted = await running(['map', '--report', 'r.json'], { 'r.json': report });
  expect(painted.out).toContain('data-screen="intake" class="place made"');
  expect([painted.err.startsWith('1 of '), painted.code]).toEqual([true, 0]);
  const older = report.replaceAll('"intake"', '"outtake"');
  const refused = await running(['map', '--report', 'r.json'], { 'r.json': older });
  expect(refused.err).toContain(
    'the screen outtake is not on the map: r.json was generated from other',
  );
  expect([refused.out, refused.code]).toEqual(['', 2]);
});

test('Ctrl-C ends a comparison after the first of its runs', async () => {
  let interrupted = 0;
  const { code, out, err } = await running(
    ['run', '--compare', 'headless,headless/msw'],
    { 'scenarios/a.yaml': passing },
    { terminal: false },
    (stop) => {
      interrupted += 1;
      stop();
      return () => {};
    },
  );
  expect([code, interrupted]).toEqual([1, 1]);
  expect(err).toContain('Stopping. The results so far follow.');
  expect(err).toContain('The run was stopped, so it is compared with no other.');
  expect(out).not.toContain('transcripts equal');
});

test('what the system refuses to read is one sentence', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-links-'));
  folders.push(cwd);
  symlinkSync('a.yaml', join(cwd, 'a.yaml'));
  symlinkSync('nowhere.yaml', join(cwd, 'b.yaml'));
  const circle = await running(['run', join(cwd, 'a.yaml')]);
  expect([circle.code, circle.err]).toEqual([
    2,
    `${cwd}/a.yaml cannot be read: the links lead in a circle\n`,
  ]);
  const nowhere = await running(['run', join(cwd, 'b.yaml')]);
  expect(nowhere.err).toContain(`There is no file or folder ${cwd}/b.yaml`);
  expect(nowhere.err).not.toContain(`did you mean ${cwd}/b.yaml`);
});

test('tasks lists the tasks of an area by its name, and steps by their words', async () => {
  const steps = async (word: string): Promise<{ step: string; area?: string }[]> =>
    JSON.parse((await running(['tasks', word, '--json'])).out);
  const ofAdmin = await steps('admin');
  expect(ofAdmin.map(({ step }) => step)).toContain('set package');
  expect(ofAdmin.every(({ step, area }) => area === 'admin' || step.includes('admin'))).toBe(true);
  expect((await steps('see add')).map(({ step }) => step)).toEqual(['see address']);
});

test('complete prints a script of a shell, with commands, options and their values', async () => {
  const { out, code } = await running(['complete', 'bash']);
  expect(code).toBe(0);
  expect(out).toContain('    "1 "*) words="run list tasks personas');
  expect(out).toMatch(/^ {4}run\) words="--driver --target .*--touch/m);
  expect(out).toMatch(/^ {4}--tag\) words="smoke both browser/m);
  expect(out).toContain('--driver) words="headless model browser" ;;');
  const asked = `${out}COMP_WORDS=(fairlead run --dri); COMP_CWORD=2; _fairlead; echo "\${COMPREPLY[@]}"\n`;
  const value = `COMP_WORDS=(fairlead run --reporter j); COMP_CWORD=3; _fairlead; echo "\${COMPREPLY[@]}"\n`;
  expect(execFileSync('bash', ['-c', asked + value], { encoding: 'utf8' })).toBe(
    '--driver\njson junit\n',
  );
  expect((await running(['complete', 'fish'])).out).toContain(
    "complete -c fairlead -n '__fish_seen_subcommand_from run' -l driver -d",
  );
  expect((await running(['complete', 'csh'])).err).toContain('Allowed choices are bash, zsh, fish');
});

test('recorded runs are the history of their scenarios', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-history-'));
  folders.push(cwd);
  const now = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
  const one = (verdict: 'passed' | 'failed') => ({
    scenarios: [aResult({ file: 'a.yaml', name: 'A', verdict, ms: 12 })],
    notRun: 0,
    ms: 12,
  });
  for (let minute = 0; minute < 51; minute += 1)
    recordRun(cwd, one(minute === 50 ? 'failed' : 'passed'), now(minute));
  const runs = readRuns(cwd);
  expect(runs).toHaveLength(50);
  expect(runs[0]?.at).toBe('2026-11-20T10:01:00.000Z');
  const text = readFileSync(join(cwd, '.fairlead/history.json'), 'utf8');
  const files = { '.fairlead/history.json': text };
  const { out } = await running(['history', '--json'], files);
  expect(JSON.parse(out)).toMatchObject([{ scenario: 'a.yaml A', failed: 1, medianMs: 12 }]);
  expect((await running(['history'], files)).out).toContain(`${'✓'.repeat(49)}✗`);
  expect((await running(['history', 'b.yaml'], files)).err).toContain(
    'No recorded scenario contains "b.yaml"',
  );
});

test.each([
  ['--record', { '.fairlead/history.json': '[' }, 'history.json is not a history'],
  ['--record', { '.fairlead': 'a file' }, 'part of the path is a file'],
  ['--record-durations', { 'scenarios/durations.json/a.txt': '' }, 'it is a folder'],
])('a run that %s can’t record keeps its result', async (flag, files, sentence) => {
  const args = ['run', 'scenarios/a.yaml', flag];
  const failed = await running(args, { ...files, 'scenarios/a.yaml': failing });
  expect(failed.err).toContain(sentence);
  expect(failed.code).toBe(1);
  const passed = await running(args, { ...files, 'scenarios/a.yaml': passing });
  expect(passed.err).toContain(sentence);
  expect(passed.code).toBe(2);
});

const anArea = {
  'package.json': JSON.stringify({
    name: '@fairlead/mfe-stamps',
    exports: { './tasks': './src/tasks.ts', './definition': './src/definition.ts' },
  }),
};

/** A composition whose pages allow builds from elsewhere, or don't. */
function serving(control: boolean): Promise<string> {
  return answering((request, response) => {
    response.setHeader('content-type', 'application/json');
    const modules = { '@fairlead/mfe-letters': { version: '1.0.0', requires: {}, css: [] } };
    response.end(JSON.stringify(request.url === '/settings.json' ? { control } : { modules }));
  });
}

async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('mfe dev refuses a composition without the control, such as production', async () => {
  const url = await serving(false);
  const { code, err } = await running(['mfe', 'dev', '--in', url], anArea);
  expect([code, err]).toEqual([
    2,
    `${url} does not allow builds from elsewhere. Use a composition with the sandbox, or a staging server.\n`,
  ]);
});

test('mfe ls lists the areas of a composition', async () => {
  const { code, out } = await running(['mfe', 'ls', '--json', '--in', await serving(true)]);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    [{ area: 'letters', version: '1.0.0', addresses: [], requires: {} }],
  ]);
});

test.each([
  [['mfe', 'build'], 'There is no area in'],
  [['mfe', 'verify'], 'There is no area in'],
  [
    ['mfe', 'ls', '--in', 'http://127.0.0.1:1'],
    'http://127.0.0.1:1 does not answer: nothing listens there (ECONNREFUSED). Start a composition',
  ],
  [
    ['mfe', 'ls', '--in', 'localhost:4300'],
    '"localhost:4300" is no address of a composition. Write it with http:// or https://',
  ],
  [
    ['mfe', 'create', 'Claims!'],
    'Claims! is no name of an area. Use lowercase letters, with dashes between words; kit and platform are taken.',
  ],
  [['mfe', 'biuld'], 'There is no command biuld; did you mean build?'],
  [['mfe', 'build', '--jsn'], 'fairlead mfe build has no option --jsn; did you mean --json?'],
])('%j exits with 2 and says why', async (args, because) => {
  const { code, err } = await running(args);
  expect([code, err]).toEqual([2, expect.stringContaining(because)]);
});

test.each([
  [404, 'Not Found', '404'],
  [200, '<!doctype html>', 'something else'],
  [200, '{"imports":{}}', 'something else'],
])('mfe ls refuses %i %s, which is no import map', async (status, body, what) => {
  const url = await answering((_, response) => response.writeHead(status).end(body));
  const { code, err } = await running(['mfe', 'ls', '--in', url]);
  expect([code, err]).toEqual([
    2,
    `${url}/import-map.json was answered with ${what} instead of an import map. Is there a composition at this address?\n`,
  ]);
});

test('mfe verify asks for a build where there is none', async () => {
  const { code, err } = await running(['mfe', 'verify'], anArea);
  expect([code, err]).toEqual([2, 'stamps has no build. Run `fairlead mfe build` first.\n']);
});

test('what a team has besides sources, its keys above all, is not under version control', async () => {
  await running(['mfe', 'create', 'stamps']);
  const folder = join(folders.at(-1) ?? '', 'stamps');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  for (const file of ['.fairlead/keys/stamps-1.key.json', 'reports/report.html', 'src/new.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  expect(added).toContain('src/new.ts');
  expect(added.filter((file) => /^(\.fairlead|reports)\//.test(file))).toEqual([]);
});

test('mfe create makes an area under its own name, once', async () => {
  const { code, out } = await running(['mfe', 'create', 'stamps']);
  expect(code).toBe(0);
  expect(out).toContain('Made stamps. Next: cd stamps, npm install, npm test.\n');
  const folder = join(folders.at(-1) ?? '', 'stamps');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: '@fairlead/mfe-stamps',
    fairlead: { routes: { stamps: { pattern: '/stamps', title: 'Stamps' } } },
  });
  const files = globSync('**/*.*', { cwd: folder }).filter((file) => !file.includes('claims'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((text) => /claims/i.test(text.replaceAll(/[Cc]laim\b/g, '')))).toEqual([]);
});
