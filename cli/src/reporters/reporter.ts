import type { Paint } from '../paint.ts';
import type { RunResult, ScenarioResult } from '../run/result.ts';

export const reporterNames = ['line', 'list', 'json', 'junit', 'html'] as const;
export type ReporterName = (typeof reporterNames)[number];

export type ReportTools = {
  /** Where the report goes: the terminal, or a file. */
  readonly out: (text: string) => void;
  readonly paint: Paint;
  /** A terminal whose last line may be rewritten. */
  readonly live: boolean;
  readonly total: number;
};

/** Tells a run: every scenario as it ends, and the whole at the end. */
export type Reporter = {
  ended(result: ScenarioResult): void;
  finished(run: RunResult): void;
};

export type CreateReporter = (tools: ReportTools) => Reporter;
