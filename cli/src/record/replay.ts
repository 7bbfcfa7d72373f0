import type { Io } from '../io.ts';
import { runScenarios } from '../run/run-scenarios.ts';
import type { RunOptions } from '../run/terms/run-options.ts';

const options: RunOptions = {
  driver: 'headless',
  target: 'msw',
  tag: [],
  bail: false,
  reporter: ['line'],
  trace: 'off',
  keyboard: false,
  seed: 1,
  watch: false,
};

/** Plays what was recorded once, headless. The exit code is 1 if it doesn't pass. */
export async function replay(file: string, io: Io): Promise<void> {
  io.out('Replaying it headless:\n');
  await runScenarios([file], options, io);
}
