import type { Bench } from './figure.ts';

/** Every benchmark, in the order of the report. Imported only if requested. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  'first-route': async () => (await import('./first-route.ts')).firstRoute,
  'first-units': async () => (await import('./first-units.ts')).firstUnits,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  'first-touch': async () => (await import('./first-touch.ts')).firstTouch,
  redeploy: async () => (await import('./redeploy.ts')).redeploy,
  'mfe-dev': async () => (await import('./mfe-dev.ts')).mfeDev,
  swap: async () => (await import('./swap.ts')).swap,
  'hundred-swaps': async () => (await import('./hundred-swaps.ts')).hundredSwaps,
  releases: async () => (await import('./releases.ts')).signedReleases,
  'question-set': async () => (await import('./question-set.ts')).questionSet,
  board: async () => (await import('./board.ts')).board,
  'scenarios-model': async () => (await import('./scenarios.ts')).modelScenarios,
  'scenarios-browser': async () => (await import('./scenarios.ts')).browserScenarios,
  'scenarios-browser-two': async () => (await import('./scenarios.ts')).browserScenariosOfTwo,
  report: async () => (await import('./html-report.ts')).htmlReport,
  'fault-matrix': async () => (await import('./fault-matrix.ts')).faultMatrix,
  staging: async () => (await import('./staging.ts')).staging,
  'run-one-cold': async () => (await import('./run-one-cold.ts')).runOneCold,
};
