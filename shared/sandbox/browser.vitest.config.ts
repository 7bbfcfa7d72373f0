import { webdriverio } from '@vitest/browser-webdriverio';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumCapabilities, findChromium } from '../build/src/chromium.ts';

/**
 * The files that press with a real pointer come first, always in the same order: after a file that uses none, WebDriver's
 * first press in the next file does not reach its page.
 */
class PointerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => other.moduleId.localeCompare(one.moduleId));
  }
}

/** The adapters on the stand-ins, in a real Chromium with the MSW worker between them. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [msw({ mode: 'worker-only' })],
  test: {
    include: ['shared/sandbox/**/*.browser.test.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: PointerFirst },
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
