import { chromiumCapabilities, findChromium } from '@fairlead/build/chromium';
import { webdriverio } from '@vitest/browser-webdriverio';
import { defineConfig } from 'vitest/config';

/** Tests of the screens' elements, in a headless Chromium. */
export default defineConfig({
  test: {
    // Only limits what never comes: a busy machine takes longer than the second that Vitest waits.
    expect: { poll: { timeout: 15_000 } },
    include: ['src/**/*.browser.test.{ts,tsx}'],
    onConsoleLog: (log) => !log.includes('Lit is in dev mode'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chrome' }],
      provider: webdriverio({
        logLevel: 'error',
        capabilities: chromiumCapabilities(findChromium()),
      }),
    },
  },
});
