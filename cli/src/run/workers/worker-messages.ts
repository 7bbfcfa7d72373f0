import type { Plan } from '../../language/plan.ts';
import type { Progress } from '../terms/progress.ts';
import type { ScenarioResult } from '../terms/result.ts';
import type { RunSettings } from '../terms/settings.ts';

/** The data that a worker starts with. */
export type WorkerData = RunSettings & { readonly progress: Progress };

export type ToWorker =
  | { readonly kind: 'play'; readonly index: number; readonly plan: Plan }
  | { readonly kind: 'end' };

export type FromWorker =
  | { readonly kind: 'done'; readonly index: number; readonly result: ScenarioResult }
  /** It was told to end, and closes what it has opened. */
  | { readonly kind: 'ending' }
  /** It can't open its driver, and no other worker could. */
  | { readonly kind: 'unable'; readonly because: string };
