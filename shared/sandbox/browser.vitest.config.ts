import { webdriverio } from '@vitest/browser-webdriverio';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumCapabilities, findChromium } from '../build/src/chromium.ts';

/** The adapters on the stand-ins, in a real Chromium with the MSW worker between them. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [msw({ mode: 'worker-only' })],
  test: {
    include: ['shared/sandbox/**/*.browser.test.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: webdriverio({
        capabilities: chromiumCapabilities(findChromium()),
      }),
      instances: [{ browser: 'chrome' }],
    },
  },
});
