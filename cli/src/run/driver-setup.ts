import type { RunSettings } from './settings.ts';

/** What a driver needs before its first scenario. */
export type DriverSetup = {
  readonly settings: RunSettings;
  readonly entry: URL;
  /** How many at a time, where the driver has a better default than the number of cores. */
  readonly workers?: number;
  /** Real milliseconds in which a scenario has to get on. */
  readonly limit: number;
  /** Real milliseconds a worker has to close what it opened. */
  readonly grace: number;
  close(): Promise<void>;
};
