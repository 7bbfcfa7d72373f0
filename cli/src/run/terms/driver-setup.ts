import type { RunSettings } from './settings.ts';

/** What a driver needs before its first scenario. */
export type DriverSetup = {
  readonly settings: RunSettings;
  readonly entry: URL;
  /** The default number of workers. Without it: the number of cores. */
  readonly workers?: number;
  /** The time without progress after which a scenario is ended, in real ms. */
  readonly limit: number;
  /** How long a worker may take to notice that it should end, in real ms. Its browser may take longer to close. */
  readonly grace: number;
  close(): Promise<void>;
};
