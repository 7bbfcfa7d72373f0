import { webdriverio } from '@vitest/browser-webdriverio';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';
const chromedriver = process.env.CHROMEDRIVER_BIN ?? '/usr/bin/chromedriver';

/** Tests that need a real browser: one headless Chromium for all of them. */
export default defineConfig({
  // Found up front: a dependency found while tests run would reload the page under them.
  optimizeDeps: {
    include: [
      'lit',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'effector',
      'effector-react',
      'patronum',
      'superstruct',
    ],
  },
  test: {
    include: ['{shared/ui,shared/mfe-kit,mfe}/**/*.browser.test.{ts,tsx}'],
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
        capabilities: {
          // WebdriverIO's own protocol wraps every custom element to find its shadow root; the classic one leaves ours alone.
          'wdio:enforceWebDriverClassic': true,
          'goog:chromeOptions': {
            binary: chromium,
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
          'wdio:chromedriverOptions': { binary: chromedriver },
        },
      }),
    },
  },
});
