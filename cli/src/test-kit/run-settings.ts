import type { RunSettings } from '../run/terms/settings.ts';

/** The settings of a run without a browser. */
export const headlessSettings = {
  driver: 'headless',
  target: 'msw',
  server: null,
  seed: 1,
  retries: 0,
  pictures: 'off',
  outlines: false,
  evidence: false,
  ownPages: false,
  appUrl: null,
  browser: null,
} as const satisfies RunSettings;
