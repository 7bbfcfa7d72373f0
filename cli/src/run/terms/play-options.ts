import type { DriverName } from './result.ts';

/** How a plan is played. */
export type PlayOptions = {
  readonly driver: DriverName;
  readonly target: string;
  readonly seed: number;
  /** Real time in ms. The driver may have replaced the global clock. */
  readonly now: () => number;
  readonly pictures: 'on' | 'off' | 'on-failure';
  /** Whether each step records the page's outline. */
  readonly outlines?: boolean;
  /** Whether to collect what the HTML report shows of each step. */
  readonly evidence?: boolean;
  /** Called when a step has failed, before the page and the sources are read for its cause. */
  readonly failing?: () => Promise<void>;
  /** Called with the index of each step as it begins, and with the number of steps at the end. */
  readonly reached?: (step: number) => void;
  /** Called whenever a task does its next thing on the page. */
  readonly moved?: () => void;
};
