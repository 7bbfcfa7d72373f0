import type { DriverName } from './result.ts';

/** How scenarios are played. Every mode must observe the same. */
export type RunMode = {
  readonly driver: DriverName;
  /** The back end; the one of `--target` when undefined. */
  readonly target: string | undefined;
  /** Whether the browser reloads the page for each scenario. */
  readonly freshPages: boolean;
};

/** `model` is the old name of the headless driver. */
export const driverNames: Readonly<Record<string, DriverName>> = {
  headless: 'headless',
  model: 'headless',
  browser: 'browser',
};

/** Reads `headless`, `browser/msw`, `headless/https://…` or `fresh-pages`. Null for anything else. */
function readMode(word: string): RunMode | null {
  const [, name = '', target] = /^([a-z-]+)(?:\/(.+))?$/.exec(word.trim()) ?? [];
  const freshPages = name === 'fresh-pages';
  const driver = freshPages ? 'browser' : driverNames[name];
  return driver ? { driver, target, freshPages } : null;
}

/** Reads two different modes, separated by a comma. Null for anything else. The reference comes first. */
export function readModes(value: string): readonly [RunMode, RunMode] | null {
  const [one, other, ...more] = value.split(',').map(readMode);
  if (!one || !other || more.length > 0) return null;
  if (JSON.stringify(one) === JSON.stringify(other)) return null;
  return rank(other) < rank(one) ? [other, one] : [one, other];
}

/** The reference is the mode with more of the product, or less between it and the sandbox. */
const rank = ({ driver, target, freshPages }: RunMode): number =>
  (target === undefined || target === 'msw' ? 0 : 4) +
  (driver === 'headless' ? 0 : 2) -
  (freshPages ? 1 : 0);
