import type { SourceLocation } from '../../language/source.ts';
import type { ScriptCoverage } from './coverage.ts';

export type ReportedDecision = {
  readonly router: string;
  readonly to: string;
  readonly because: string;
};

export type MadeCall = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | 'no answer';
  /** The server's error response, without secrets. */
  readonly answer?: unknown;
  /** Why there is no answer, in the platform's words, if a driver uses the network. */
  readonly problem?: string;
  /** The lines of the product that send it, in the cause of a failure. */
  readonly sentBy?: readonly string[];
  /** What fills the field that the server refused, or the rules that made the body. */
  readonly bodyBy?: readonly string[];
};

export type SentEvent = {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** An error that the product reported. */
export type ReportedError = {
  readonly message: string;
  /** The area and location in the product's terms. For an error that passed through several, the first one. */
  readonly where: string;
  /** The product's file and line that threw it, if the driver knows. */
  readonly at?: string;
  /** An effect failed with a plain error that its screen may handle. It is reported but doesn't fail the step. */
  readonly mayBeMeant?: true;
};

/** Possible causes of a failure, since the step before it. */
export type FailureCause = {
  readonly errors: readonly ReportedError[];
  /** Calls that failed or had no response. */
  readonly calls: readonly MadeCall[];
  /** Calls that have no response yet, if the driver knows. */
  readonly pending?: readonly string[];
  /** Effects that have begun and not ended, if no call is pending that they may be waiting for. */
  readonly unended?: readonly string[];
  /** Where amounts come from that differ from the expected ones, if the driver knows. */
  readonly amounts?: readonly string[];
  /** The same of texts, and of what the server sent and the page doesn't have. */
  readonly texts?: readonly string[];
  /** Which rule of a model opened the screen with the last act, if nothing else was traced and the driver knows. */
  readonly cameBy?: readonly string[];
  /** Which rules say when the page asks the server again, if it asked for nothing while a step waited. */
  readonly silence?: readonly string[];
  /** Alerts on the page, and invalid fields with their errors. */
  readonly alerts: readonly string[];
  /** The last decisions. `at` is the source line of the rule. */
  readonly decisions: readonly (ReportedDecision & { readonly at?: string })[];
  /** Controls and texts that the step is about and that the page has, but hidden, if the driver knows. */
  readonly hidden?: readonly string[];
  /** What the open area's model did last, with its lines, if the driver knows. */
  readonly trail?: readonly string[];
  /** The line of the component that draws the open screen. */
  readonly drawnAt?: string;
  /** The path of the page. */
  readonly address?: string;
  /** The first heading on the page. */
  readonly heading: string | null;
  /** The name of the dialog that is open, '' if it has none. */
  readonly dialog?: string;
  /** Whether nothing was called, decided or opened since the last step that isn't an expectation. */
  readonly isQuiet?: boolean;
};

/** Why a step failed. `expected` and `found` are lines to print side by side. */
export type StepFailure = {
  readonly message: string;
  readonly expected?: readonly string[];
  readonly found?: readonly string[];
  /** The product's source lines of a thrown error, innermost first. */
  readonly at?: readonly string[];
  readonly cause?: FailureCause;
};

export type StepResult = {
  readonly text: string;
  readonly at: SourceLocation;
  readonly actor: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Real time in ms. */
  readonly ms: number;
  /** The screen that was open when the step ended. */
  readonly screen: string | null;
  readonly screens: readonly string[];
  readonly decisions: readonly ReportedDecision[];
  readonly calls: readonly MadeCall[];
  readonly events: readonly SentEvent[];
  readonly toasts: readonly string[];
  readonly errors: readonly ReportedError[];
  /** The page at the end of the step as an ARIA snapshot, if pages are compared. */
  readonly outline?: readonly string[];
  readonly failure?: StepFailure;
  /** A screenshot as a WebP data URL, if a browser took one. */
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
  /** Flaky: it failed, and passed when it was played again. Crashed: the scenario ended its worker, or its session couldn't be opened. */
  readonly verdict: 'passed' | 'flaky' | 'failed' | 'crashed' | 'interrupted';
  /** Real time in ms. */
  readonly ms: number;
  /** The scenario's own time in ms. */
  readonly virtualMs: number;
  /** The number of sandbox handlers invoked. */
  readonly handlers: number;
  readonly steps: readonly StepResult[];
  /** A failure outside any step. */
  readonly failure?: StepFailure;
  /** Its browser was lost, so it was played a second time on another one. */
  readonly isPlayedAgain?: true;
  /** What happened each time that it failed and was played again (`--retries`). */
  readonly failedAttempts?: readonly ScenarioResult[];
  /** Its steps with their evidence, packed for the HTML report. */
  readonly evidence?: Uint8Array;
  /** What ran until it ended or failed, if that is recorded. */
  readonly coverage?: readonly ScriptCoverage[];
};

/** Which scenario it is, and where it begins. */
export type ScenarioPlace = Pick<ScenarioResult, 'name' | 'file' | 'line'>;

/** What reports say about a scenario that was played a second time. */
export const playedAgain = 'browser lost, played again';

/** A place that ran in scenarios that failed, or was left out of what they ran, and hardly in those that passed. */
export type Suspect = {
  /** The product's file and line, e.g. `shared/domain/src/question-set/progress.ts:38`. */
  readonly at: string;
  /** Whether the line isn't on the branch main yet, or not committed. */
  readonly isChanged: boolean;
  readonly isLeftOut: boolean;
  /** In how many of the scenarios that failed it was so, of how many that were compared. */
  readonly failed: readonly [count: number, of: number];
  /** The same of those that passed. */
  readonly passed: readonly [count: number, of: number];
};

export type RunResult = {
  /** When it began, in ISO 8601. */
  readonly startedAt?: string;
  readonly scenarios: readonly ScenarioResult[];
  /** The number of selected scenarios that didn't start, because the run was stopped. */
  readonly notRun: number;
  /** Which these are, in the order in which they would have started. */
  readonly unplayed?: readonly ScenarioPlace[];
  /** Where the cause of the failures may be, the likeliest place first, if what ran was compared. */
  readonly suspects?: readonly Suspect[];
  readonly ms: number;
};

export const passedIn = ({ scenarios }: RunResult) =>
  scenarios.filter(({ verdict }) => verdict === 'passed').length;
export const flakyIn = ({ scenarios }: RunResult) =>
  scenarios.filter(({ verdict }) => verdict === 'flaky').length;
export const failedIn = (run: RunResult) => run.scenarios.length - passedIn(run) - flakyIn(run);

/** Whether the command succeeds: every scenario was played, and none failed or is flaky, unless that is allowed. */
export const hasSucceeded = (run: RunResult, allowFlaky = false): boolean =>
  failedIn(run) === 0 && run.notRun === 0 && (allowFlaky || flakyIn(run) === 0);

/** Returns the step that failed; undefined if the scenario failed outside of any step. */
export const failedStep = ({ steps }: ScenarioResult): StepResult | undefined =>
  steps.find(({ verdict }) => verdict === 'failed');
