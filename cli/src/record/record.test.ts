import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@fairlead/build/chromium';
import { createAppServer } from '@fairlead/build/server';
import { writeScenario } from '@fairlead/headless-page/recorder/write-scenario';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../connect/areas.ts';
import { pageSandbox } from '../connect/page-sandbox.ts';
import { loadVocabulary } from '../connect/vocabulary.ts';
import { createBrowserDriver } from '../drivers/browser/driver.ts';
import { createCompiler } from '../language/compile.ts';
import { repository } from '../repository.ts';
import { play } from '../run/playing/play.ts';
import { headlessSettings } from '../test-kit/run-settings.ts';
import { withRecorder } from './record-journey.ts';

const folder = join(import.meta.dirname, 'journeys');
const names = readdirSync(folder);

test('try', async () => {
  const server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  const chromium = findChromium();
  if (!chromium) throw new Error('These tests need a Chromium: run `npx fairlead doctor`');
  const settings = {
    ...headlessSettings,
    driver: 'browser',
    appUrl: server.url,
    browser: { ...chromium, cache: tmpdir(), grid: null, isHeaded: false, isTouch: false, slow: 0 },
  } as const;
  const watched = await withRecorder(pageSandbox);
  const driver = await createBrowserDriver(settings, await loadAreas(), watched.sandbox);
  const compile = createCompiler(await loadVocabulary(), () => undefined);
  const now = performance.now.bind(performance);
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const { plans, mistakes } = compile({ file: 'scenarios/a.yaml', text });
    console.log(mistakes);
    const t = now();
    const result = await play(plans[0]!, driver, { driver: 'browser', target: 'msw', seed: 1, now, pictures: 'off' });
    console.log(name, now() - t, JSON.stringify(result.failure), JSON.stringify(result.steps.flatMap((s) => s.failure ?? []), null, 1).slice(0, 3000));
    const recording = await watched.read().catch((e) => { console.log(e); return { lines: [] } });
    console.log(JSON.stringify(recording.lines.filter((l) => l.kind === 'notice')));
    const out = writeScenario({ scenario: plans[0]!.name, as: plans[0]!.as, start: plans[0]!.start }, recording.lines);
    console.log(out);
    (await import('node:fs')).mkdirSync('/tmp/w/recorded', { recursive: true });
    (await import('node:fs')).writeFileSync(`/tmp/w/recorded/${name}`, out);
  }
  await driver.close();
  await server.close();
}, 120_000);
