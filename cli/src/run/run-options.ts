import type { ReporterName } from '../reporters/reporter.ts';
import type { DriverName } from './result.ts';

/** How scenarios are played. Every mode must observe the same. */
export type RunMode = DriverName | 'fresh-pages';

export type RunOptions = {
  readonly driver: DriverName;
  readonly target: string;
  readonly grep?: string;
  readonly tag: readonly string[];
  readonly workers?: number;
  readonly shard?: string;
  readonly bail: boolean;
  readonly reporter: readonly ReporterName[];
  /** Where reports go that are files: a file, or a folder. */
  readonly out?: string;
  /** Seconds of real time in which a scenario has to get on. */
  readonly timeout?: number;
  readonly trace: 'on' | 'off' | 'on-failure';
  readonly compare?: readonly RunMode[];
  /** Whether a comparison holds whole pages against each other, too. */
  readonly pages?: boolean;
  readonly keyboard: boolean;
  /** Whether the browser loads the page anew for each scenario. */
  readonly freshPages?: boolean;
  readonly seed: number;
  readonly watch: boolean;
};

/** Of a run's options, those that its workers depend on. */
export type WorkerOptions = Pick<
  RunOptions,
  | 'driver'
  | 'target'
  | 'seed'
  | 'trace'
  | 'workers'
  | 'compare'
  | 'pages'
  | 'timeout'
  | 'freshPages'
>;
