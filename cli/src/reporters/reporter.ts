import type { Paint } from '../paint.ts';
import type { RunResult, ScenarioResult } from '../run/terms/result.ts';

export const reporterNames = ['line', 'list', 'json', 'junit', 'html'] as const;
export type ReporterName = (typeof reporterNames)[number];

type ReportTools = {
  /** Writes to the terminal or to a file. */
  readonly out: (text: string) => void;
  readonly paint: Paint;
  /** Whether output goes to a terminal whose last line can be overwritten. */
  readonly live: boolean;
  /** How many characters fit on its last line. */
  readonly width?: number | undefined;
  readonly total: number;
};

/** Reports a run: each scenario when it ends, and a summary at the end. */
export type Reporter = {
  ended(result: ScenarioResult): void;
  /** What the scenarios ran is compared, which takes a while. */
  comparing?(): void;
  finished(run: RunResult): void;
};

export type CreateReporter = (tools: ReportTools) => Reporter | Promise<Reporter>;
