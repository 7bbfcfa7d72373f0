import type { Plan } from '../language/plan.ts';
import type { Progress } from './progress.ts';
import type { ScenarioResult } from './result.ts';
import type { RunSettings } from './settings.ts';

/** What a worker is hired with. */
export type WorkerData = RunSettings & { readonly progress: Progress };

export type ToWorker =
  | { readonly kind: 'play'; readonly index: number; readonly plan: Plan }
  | { readonly kind: 'end' };

export type FromWorker =
  | { readonly kind: 'done'; readonly index: number; readonly result: ScenarioResult }
  /** It has nothing to play on; another worker would have no more. */
  | { readonly kind: 'unable'; readonly because: string };
