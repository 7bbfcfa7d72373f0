import type { Action } from '../language/plan.ts';

/** One step of a walk: who takes it, or in which window, and what it is. */
export type WalkStep = { readonly actor: string; readonly action: Action };
