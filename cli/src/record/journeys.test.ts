import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { sayInTasksOf } from '@fairlead/headless-page/recorder/tasks/say-in-tasks-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../connect/areas.ts';
import { pageSandbox } from '../connect/page-sandbox.ts';
import { loadVocabulary } from '../connect/vocabulary.ts';
import { createBrowserDriver } from '../drivers/browser/driver.ts';
import { type Compile, createCompiler } from '../language/compile.ts';
import type { Plan } from '../language/plan.ts';
import { repository } from '../repository.ts';
import { play } from '../run/playing/play.ts';
import type { Driver } from '../run/terms/scenario-session.ts';
import { chromiumSettings } from '../test-kit/chromium-settings.ts';
import { recordedText } from './recorded-text.ts';
import { withRecorder } from './test-kit/with-recorder.ts';

const journeys = join(import.meta.dirname, 'test-kit/journeys');
const files = readdirSync(journeys);
const cwd = mkdtempSync(join(tmpdir(), 'fairlead-recorded-'));

let server: AppServer;
let driver: Driver;
let compile: Compile;
let headless: ReadonlyMap<string, unknown>;
const recorded = new Map<string, Plan>();
const texts = new Map<string, string>();

/** Each journey is clicked once, with the browser's own input, while the recorder runs. */
beforeAll(async () => {
  server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  const watched = await withRecorder(pageSandbox);
  driver = await createBrowserDriver(
    chromiumSettings(server.url),
    await loadAreas(),
    watched.sandbox,
  );
  compile = createCompiler(await loadVocabulary(), () => ({ neighbors: [] }));
  const sayInTasks = await sayInTasksOf(await loadAreas());
  mkdirSync(join(cwd, 'scenarios'));
  for (const file of files) {
    const journey = planOf(file, readFileSync(join(journeys, file), 'utf8'));
    const { verdict, steps } = await playInBrowser(journey);
    expect([file, verdict, steps.flatMap(({ failure }) => failure ?? [])]).toEqual([
      file,
      'passed',
      [],
    ]);
    const text = recordedText(await watched.read(), journey, journey.name, sayInTasks);
    writeFileSync(join(cwd, 'scenarios', file), text);
    texts.set(file, text);
    recorded.set(file, planOf(file, text));
  }
  headless = playHeadless();
}, 300_000);

afterAll(async () => {
  await driver?.close();
  await server?.close();
  rmSync(cwd, { recursive: true });
});

test.each(files)('what is recorded of %s passes headless, unedited', (file) => {
  expect(headless.get(recorded.get(file)?.name ?? '')).toBe('passed');
});

test.each(files)(
  'what is recorded of %s passes in the browser, unedited',
  async (file) => {
    const plan = recorded.get(file);
    expect(plan?.steps.length).toBeGreaterThan(3);
    const { verdict, steps } = await playInBrowser(plan as Plan);
    expect([verdict, steps.flatMap(({ failure }) => failure ?? [])]).toEqual(['passed', []]);
  },
  60_000,
);

test.each([
  ['admin-drags', 'move package: { name: Essentials, to: Position 2 }'],
  [
    'admin-drags',
    'move to package: { from: Essentials, quote: "Cyber, E&O, Media", to: Recommended }',
  ],
  ['admin-library', 'add to package: { quote: Management Liability quote 1, to: Essentials }'],
  ['admin-library', 'search library: directors'],
  ['attestation', 'attest and submit'],
  ['carta', 'connect carta: denied'],
  ['carta', 'connect carta: allowed'],
  [
    'declined-documents',
    'decline the documents: { email: ines@quillmarsh.example.com, reason: We chose other insurance }',
  ],
  [
    'legacy-bank',
    'connect the bank: { account: Plaid Saving, institution: Tartan Bank, user: user_good }',
  ],
  ['own-data', 'email: "<my email>"'],
  ['own-data', 'phone number: "<my phone number>"'],
  [
    'signed-documents',
    'sign the documents: { email: mateo@thistlequaycommerce.example.com, name: "<my name>" }',
  ],
])('what is recorded of %s says %s', (file, words) => {
  expect(texts.get(`${file}.yaml`)).toContain(words);
});

test('no recording says a password, or what a real person typed about herself', () => {
  expect(texts.size).toBe(files.length);
  for (const text of texts.values())
    expect(text).not.toMatch(/pass_good|Hopper|hopper-labs|867-5309|Moreau/);
});

function playInBrowser(plan: Plan) {
  const now = performance.now.bind(performance);
  return play(plan, driver, { driver: 'browser', target: 'msw', seed: 1, now, pictures: 'off' });
}

function planOf(file: string, text: string): Plan {
  const { plans, mistakes } = compile({ file: `scenarios/${file}`, text });
  const [plan] = plans;
  if (!plan) throw new Error(`${JSON.stringify(mistakes)}\n${text}`);
  return plan;
}

/** By the command itself, as a person would. Returns the verdict of each scenario. */
function playHeadless(): ReadonlyMap<string, unknown> {
  const command = join(repository, 'cli/bin/fairlead.mjs');
  const args = [command, 'run', '--reporter', 'json', '--out', 'report.json'];
  // A scenario that fails is told by its own test.
  spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
  const { scenarios } = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'));
  return new Map(
    scenarios.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict]),
  );
}
