import type { DriverName } from '../run/terms/result.ts';

/** How tests of a driver play a plan: in real time, without pictures. */
export const playOptions = <Driver extends DriverName>(driver: Driver) =>
  ({
    driver,
    target: 'msw',
    seed: 1,
    now: performance.now.bind(performance),
    pictures: 'off',
  }) as const;
