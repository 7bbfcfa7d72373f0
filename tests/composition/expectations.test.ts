import { openBrowserDriver } from '@fairlead/cli/connect/browser-driver';
import { loadVocabulary } from '@fairlead/cli/connect/vocabulary';
import { prepareBrowser } from '@fairlead/cli/drivers/browser/prepare';
import { playPairs } from '@fairlead/cli/test-kit/play-pairs';
import { headlessSettings } from '@fairlead/cli/test-kit/run-settings';
import { expect, onTestFinished, test } from 'vitest';

const io = {
  cwd: process.cwd(),
  env: process.env,
  stamp: '',
  terminal: false,
  out: () => {},
  err: () => {},
  exitWith: () => {},
  onInterrupt: () => () => {},
};

test('of each pair of inputs of an expectation, in a browser, one holds and the other fails', async () => {
  const settings = { ...headlessSettings, driver: 'browser' } as const;
  const prepared = await prepareBrowser(settings, {}, io);
  onTestFinished(() => prepared.close());
  const driver = await openBrowserDriver(prepared.settings);
  onTestFinished(() => driver.close());
  expect(await playPairs(driver, await loadVocabulary())).toEqual([]);
}, 120_000);
