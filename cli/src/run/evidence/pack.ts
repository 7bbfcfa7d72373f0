import { gunzipSync, gzipSync } from 'node:zlib';
import type { Evidence } from '../terms/evidence.ts';
import type { StepResult } from '../terms/result.ts';

/** All that a report shows of one scenario. */
export type PackedScenario = { readonly steps: readonly StepResult[]; readonly evidence: Evidence };

/** Packs a scenario in the worker that played it, so that a run keeps a few kilobytes of each. */
export const packEvidence = (steps: readonly StepResult[], evidence: Evidence): Uint8Array =>
  gzipSync(JSON.stringify({ steps, evidence } satisfies PackedScenario));

export const unpackEvidence = (packed: Uint8Array): PackedScenario =>
  JSON.parse(gunzipSync(packed).toString('utf8'));

/** The evidence of a scenario that ended its worker. */
export const noEvidence: Evidence = { steps: [], bodies: [] };
