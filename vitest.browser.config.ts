import { webdriverio } from '@vitest/browser-webdriverio';
import { defineConfig } from 'vitest/config';
import { chromiumCapabilities, findChromium } from './shared/build/src/chromium.ts';

/** Tests that need a real browser: one headless Chromium for all of them. */
export default defineConfig({
  resolve: {
    // No page names the sites around these parts, as in Node.
    alias: {
      '#default-sites': `${import.meta.dirname}/shared/store/src/sites/sandbox-sites.ts`,
    },
  },
  // Found up front: a dependency found while tests run would reload the page under them.
  optimizeDeps: {
    include: [
      'lit',
      'axe-core',
      'dom-accessibility-api',
      'react',
      'react-dom',
      'react-dom/client',
      'react-reconciler',
      'react-reconciler/constants.js',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'effector',
      'effector-react',
      'patronum',
      'sortablejs',
      'superstruct',
    ],
  },
  test: {
    testTimeout: 60_000,
    // Only limits what never comes: a busy machine takes longer than the second that Vitest waits.
    expect: { poll: { timeout: 30_000 } },
    include: [
      '{shared/ui,shared/mfe-kit,mfe,tests/elements,tests/examples/claims}/**/*.browser.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    fileParallelism: false,
    onConsoleLog: (log) => !log.includes('Lit is in dev mode'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chrome', viewport: { width: 1280, height: 900 } }],
      provider: webdriverio({
        logLevel: 'error',
        // Vitest opens the window itself.
        capabilities: chromiumCapabilities(findChromium()),
      }),
    },
  },
});
