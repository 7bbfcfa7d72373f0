import { tmpdir } from 'node:os';
import { findChromium } from '@fairlead/build/chromium';
import { expect, onTestFinished, test } from 'vitest';
import { playOnSoundBrowser } from '../../run/playing/play-again.ts';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { playOptions } from '../../test-kit/play-options.ts';
import { headlessSettings } from '../../test-kit/run-settings.ts';
import { createBrowserDriver } from './driver.ts';
import { startToyGrid } from './test-kit/toy-grid.ts';
import { serveToyPage } from './test-kit/toy-page.ts';
import { toySandbox } from './test-kit/toy-sandbox.ts';

const options = playOptions('browser');

/** Plays a scenario on a grid that loses a browser in the middle as often as this. */
async function playing(losses: number) {
  const driverPath = findChromium()?.driver;
  if (!driverPath) throw new Error('These tests need a ChromeDriver: run `npx fairlead doctor`');
  const [grid, page] = await Promise.all([startToyGrid(driverPath), serveToyPage()]);
  onTestFinished(() => Promise.all([grid.close(), page.close()]).then(() => {}));
  let left = losses;
  const sandbox = {
    ...toySandbox,
    fault: async () => {
      left -= 1;
      if (left >= 0) grid.killFirst();
    },
  };
  const browser = {
    binary: null,
    driver: null,
    cache: tmpdir(),
    grid: grid.url,
    isHeaded: false,
    isTouch: false,
    slow: 0,
  };
  const settings = { ...headlessSettings, driver: 'browser', appUrl: page.url, browser } as const;
  const driver = await createBrowserDriver(settings, [], sandbox);
  const plan = aPlan(
    stepsOf([
      { kind: 'control', control: 'fault', call: 'save', fault: { kind: 'slow' } },
      { kind: 'page', actions: [{ press: 'Send' }] },
      { kind: 'see', see: 'text', texts: ['Sent'] },
    ]),
  );
  const result = await playOnSoundBrowser(plan, driver, options);
  await driver.close();
  return { result, started: grid.started };
}

test('a scenario whose browser is lost is played again on another one, and says so', async () => {
  const { result, started } = await playing(1);
  expect(result).toMatchObject({ verdict: 'passed', isPlayedAgain: true });
  expect(started).toEqual([1, 1]);
}, 60_000);

test('a scenario whose browser is not lost is played once', async () => {
  const { result, started } = await playing(0);
  expect(result.verdict).toBe('passed');
  expect(result).not.toHaveProperty('isPlayedAgain');
  expect(started).toEqual([1, 0]);
}, 60_000);
