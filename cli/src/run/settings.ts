import type { DriverName } from './result.ts';

/** What a worker is told once, when it is hired. Plain data: it crosses threads. */
export type RunSettings = {
  readonly driver: DriverName;
  /** `msw`: the sandbox. */
  readonly target: string;
  readonly seed: number;
  readonly pictures: 'on' | 'off' | 'on-failure';
  /** Whether each step takes the whole page down, to be compared. */
  readonly outlines: boolean;
  /** Whether each scenario begins on a page of its own, in the browser: slower, and no different. */
  readonly ownPages: boolean;
  /** Where the composed app is served, for the browser driver. */
  readonly appUrl: string | null;
  /** How to start Chromium, for the browser driver. */
  readonly browser: {
    /** Null: WebdriverIO fetches one. */
    readonly binary: string | null;
    readonly driver: string | null;
    /** Where WebdriverIO keeps what it fetches. */
    readonly cache: string;
  } | null;
};
