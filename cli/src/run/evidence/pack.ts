import { gunzipSync, gzipSync } from 'node:zlib';
import type { ScenarioEvidence } from '../terms/evidence.ts';
import type { StepResult } from '../terms/result.ts';

/** All that a report shows of one scenario. */
export type PackedScenario = {
  readonly steps: readonly StepResult[];
  readonly evidence: ScenarioEvidence;
};

/** Packs a scenario in the worker that played it, so that a run keeps a few kilobytes of each. */
export const packEvidence = (
  steps: readonly StepResult[],
  evidence: ScenarioEvidence,
): Uint8Array =>
  gzipSync(JSON.stringify({ steps, evidence } satisfies PackedScenario), { level: 4 });

export const unpackEvidence = (packed: Uint8Array): PackedScenario =>
  JSON.parse(gunzipSync(packed).toString('utf8'));

/** The evidence of a scenario that ended its worker. */
export const noEvidence: ScenarioEvidence = { steps: [], bodies: [] };
