import { inspectGraph } from 'effector/inspect';
import type { Bench } from './figure.ts';

/** How many units of effector a visitor's page creates before its form is there: the store's and its first model's. */
export const firstUnits: Bench = {
  figures: [{ name: 'first_screen_units', unit: '', goal: { atMost: 600 } }],
  async measure() {
    let units = 0;
    const stop = inspectGraph({
      fn: () => {
        units += 1;
      },
    });
    await import('@fairlead/store');
    const ofStore = units;
    const { createModel } = await import('../../mfe/intake/src/model/index.ts');
    createModel();
    stop();
    return {
      first_screen_units: {
        value: units,
        from: `${ofStore} of the store, ${units - ofStore} of the intake form's model`,
      },
    };
  },
};
