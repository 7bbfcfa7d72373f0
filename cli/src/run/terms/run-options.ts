import type { ReporterName } from '../../reporters/reporter.ts';
import type { DriverName } from './result.ts';
import type { RunMode } from './run-mode.ts';

export type RunOptions = {
  readonly driver: DriverName;
  readonly target: string;
  readonly grep?: string;
  readonly tag: readonly string[];
  readonly workers?: number;
  readonly shard?: string;
  /** Whether to record how long each scenario took, for later shards. */
  readonly recordDurations?: boolean;
  readonly bail: boolean;
  /** How often a scenario that fails is played again. */
  readonly retries?: number;
  /** Whether a run with flaky scenarios succeeds. */
  readonly allowFlaky?: boolean;
  /** Whether to keep verdicts and durations for `fairlead history`. */
  readonly record?: boolean;
  readonly reporter: readonly ReporterName[];
  /** The file or folder for reports. */
  readonly out?: string;
  /** Whether to show the HTML report when the run has ended. */
  readonly show?: boolean;
  /** The time without progress after which a scenario is ended, in real seconds. */
  readonly timeout?: number;
  readonly trace: 'on' | 'off' | 'on-failure';
  readonly compare?: readonly [RunMode, RunMode];
  /** Whether to compare pages as well as transcripts. */
  readonly pages?: boolean;
  readonly keyboard: boolean;
  /** Whether the browser reloads the page for each scenario. */
  readonly freshPages?: boolean;
  readonly seed: number;
  readonly watch: boolean;
  /** The address of a WebDriver server for browsers. */
  readonly grid?: string;
  /** Whether to play one scenario step by step, as a person at the terminal says. */
  readonly debug?: boolean;
  /** Whether to show the browser. */
  readonly headed?: boolean;
  /** The pause before each action, in real ms. */
  readonly slow?: number;
  /** Whether to use a finger on a phone, instead of a mouse. */
  readonly touch?: boolean;
};

/** The options of a run that its workers depend on. */
export type WorkerOptions = Pick<
  RunOptions,
  | 'driver'
  | 'target'
  | 'seed'
  | 'retries'
  | 'trace'
  | 'workers'
  | 'compare'
  | 'pages'
  | 'timeout'
  | 'freshPages'
  | 'grid'
  | 'headed'
  | 'slow'
  | 'touch'
> & {
  readonly reporter?: readonly ReporterName[];
  /** Whether to record which code each scenario runs. */
  readonly coverage?: boolean;
};
