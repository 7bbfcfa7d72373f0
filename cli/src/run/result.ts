import type { SourceLocation } from '../language/source.ts';

export type Decision = { readonly router: string; readonly to: string; readonly because: string };

export type MadeCall = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | 'no answer';
  /** What a server said that refused, without secrets. */
  readonly answer?: unknown;
};

export type SentEvent = {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** An error that the product reported to its operators. */
export type ReportedError = {
  readonly message: string;
  /** Area and place, as the product names them; of one error that came by in several, the first. */
  readonly where: string;
  /** The file and line of the product where it was thrown, where the driver knows. */
  readonly at?: string;
  /** An effect ended with an error in words of its own: it is told, but its screen may deal with it, so it fails no step. */
  readonly mayBeMeant?: true;
};

/** What may have led to a failure, since the step before the one that failed. */
export type FailureCause = {
  readonly errors: readonly ReportedError[];
  /** Calls that were refused or not answered. */
  readonly calls: readonly MadeCall[];
  /** Alerts on the page, and fields with what is wrong with them. */
  readonly alerts: readonly string[];
  /** The last decisions; `at` is the line of the rule. */
  readonly decisions: readonly (Decision & { readonly at?: string })[];
  /** The first heading on the page. */
  readonly heading: string | null;
};

/** Why a step did not pass. `expected` and `found` are lines that are printed side by side. */
export type StepFailure = {
  readonly message: string;
  readonly expected?: readonly string[];
  readonly found?: readonly string[];
  /** The line of the product where an error was thrown, and who called it. */
  readonly at?: readonly string[];
  readonly cause?: FailureCause;
};

export type StepResult = {
  readonly text: string;
  readonly at: SourceLocation;
  readonly actor: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Real time, in milliseconds. */
  readonly ms: number;
  /** The screen that was open when the step ended. */
  readonly screen: string | null;
  readonly screens: readonly string[];
  readonly decisions: readonly Decision[];
  readonly calls: readonly MadeCall[];
  readonly events: readonly SentEvent[];
  readonly toasts: readonly string[];
  readonly errors: readonly ReportedError[];
  /** The page when the step ended, as an ARIA snapshot, where pages are compared. */
  readonly outline?: readonly string[];
  readonly failure?: StepFailure;
  /** A picture of the page as a PNG data URL, where a browser took one. */
  readonly picture?: string;
};

export type DriverName = 'headless' | 'browser';

export type ScenarioResult = {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly covers: readonly string[];
  readonly persona: string;
  readonly driver: DriverName;
  readonly target: string;
  readonly seed: number;
  /** Crashed: the scenario ended its worker, or its world could not be opened. */
  readonly verdict: 'passed' | 'failed' | 'crashed' | 'interrupted';
  /** Real time, in milliseconds. */
  readonly ms: number;
  /** The time that passed inside the scenario, in milliseconds. */
  readonly virtualMs: number;
  /** How many handlers of the sandbox were invoked. */
  readonly handlers: number;
  readonly steps: readonly StepResult[];
  /** What went wrong outside any step. */
  readonly failure?: StepFailure;
};

export type RunResult = {
  readonly scenarios: readonly ScenarioResult[];
  /** Chosen, but not begun: the run was stopped first. */
  readonly notRun: number;
  readonly ms: number;
};

export const passedIn = ({ scenarios }: RunResult) =>
  scenarios.filter(({ verdict }) => verdict === 'passed').length;
export const failedIn = (run: RunResult) => run.scenarios.length - passedIn(run);
