import type { Target } from '../../target/target.ts';
import type { DriverName } from './result.ts';

/** A worker's settings. Plain data, because it is sent to another thread. */
export type RunSettings = {
  readonly driver: DriverName;
  /** For reports. `msw`: the sandbox. */
  readonly target: string;
  /** The server behind the target; null for the sandbox. */
  readonly server: Target | null;
  readonly seed: number;
  /** How often a scenario that fails is played again. */
  readonly retries: number;
  readonly pictures: 'on' | 'off' | 'on-failure';
  /** Whether each step records the page's outline for a comparison. */
  readonly outlines: boolean;
  /** Whether to collect what the HTML report shows of each step. */
  readonly evidence: boolean;
  /** Whether to record which code each scenario runs. Slower, and only for code of the worker's own thread. */
  readonly coverage?: boolean;
  /** Whether each scenario begins on a new page in the browser. Slower, with the same results. */
  readonly ownPages: boolean;
  /** The address of the composed app, for the browser driver. */
  readonly appUrl: string | null;
  readonly browser: BrowserSettings | null;
};

/** How the browser driver starts and uses Chromium. */
export type BrowserSettings = {
  /** Null: WebdriverIO downloads one. */
  readonly binary: string | null;
  readonly driver: string | null;
  /** WebdriverIO's download folder. */
  readonly cache: string;
  /** A WebDriver server that starts browsers, instead of this machine. */
  readonly grid: string | null;
  /** Whether the browser has a window. */
  readonly isHeaded: boolean;
  /** Whether the pointer is a finger on a phone, instead of a mouse. */
  readonly isTouch: boolean;
  /** The pause before each action, in real ms. */
  readonly slow: number;
};
