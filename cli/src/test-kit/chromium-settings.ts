import { tmpdir } from 'node:os';
import { findChromium } from '@fairlead/build/chromium';
import type { RunSettings } from '../run/terms/settings.ts';
import { headlessSettings } from './run-settings.ts';

/** The settings of a run in a browser without a window. */
export function chromiumSettings(appUrl: string): RunSettings {
  const chromium = findChromium();
  if (!chromium) throw new Error('These tests need a Chromium: run `npx fairlead doctor`');
  const browser = {
    ...chromium,
    cache: tmpdir(),
    grid: null,
    isHeaded: false,
    isTouch: false,
    slow: 0,
  };
  return { ...headlessSettings, driver: 'browser', appUrl, browser };
}
