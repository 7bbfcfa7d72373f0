import { type Io, wantsColor } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { createPaint } from '../paint.ts';
import { checkDisplay } from '../record/check-display.ts';
import type { RunOptions } from '../run/terms/run-options.ts';
import { checkBrowserOptions } from '../run/workers/check-browser-options.ts';
import { prepare } from '../run/workers/prepare.ts';
import { UsageError } from '../usage-error.ts';
import { askBoth } from './ask-both.ts';
import { checkDebugOptions } from './check-debug-options.ts';
import { chooseScenario } from './choose-scenario.ts';
import { debugScenario } from './debug-scenario.ts';
import { openStage } from './stage.ts';

/**
 * `fairlead run --debug`: plays one scenario in a window, as the person at the terminal says. The exit code is 1 unless
 * every step has passed at the end. `given`: the options that were written.
 */
export async function debug(
  paths: readonly string[],
  given: ReadonlySet<string>,
  written: RunOptions,
  io: Io,
): Promise<void> {
  checkDebugOptions(written, given);
  const options: RunOptions = { ...written, driver: 'browser', headed: true };
  const { ask } = io;
  const plan = await chooseScenario(paths, options, io);
  if (!ask)
    throw new UsageError(
      '--debug asks what to do next, and there is no terminal to ask in: run it without a pipe, and not in CI.',
    );
  if (!options.grid) checkDisplay(io.env, process.platform);
  checkBrowserOptions(options, io.env);
  await checkServer(plan, options, io);
  const setup = await prepare(options, io);
  const stop = new AbortController();
  const stopListening = io.onInterrupt(() => stop.abort());
  const stage = openStage(setup.settings);
  try {
    io.out('Opening a browser.\n');
    const { signal } = stop;
    const stopped = new Promise<false>((resolve) => {
      signal.addEventListener('abort', () => resolve(false), { once: true });
    });
    const debugging = debugScenario(plan, {
      open: stage.open,
      readAgain: ({ name }) => chooseScenario(paths, options, io, name),
      ask: (question) =>
        askBoth(question, { ask, takeCommand: stage.takeCommand, out: io.out, signal }),
      showTools: stage.showTools,
      out: io.out,
      paint: createPaint(wantsColor(io)),
      signal,
    });
    if (!(await Promise.race([debugging, stopped]))) io.exitWith(1);
  } finally {
    stopListening();
    await stage.close();
    await setup.close();
  }
}

/** Refuses a server that can't be used, and a scenario that it can't play, before a browser is started. */
async function checkServer(plan: Plan, { target }: RunOptions, io: Io): Promise<void> {
  if (target === 'msw') return;
  const [{ checkTarget }, { readTarget }, { withoutImpossible }] = await Promise.all([
    import('../target/check-target.ts'),
    import('../target/read-target.ts'),
    import('../target/without-impossible.ts'),
  ]);
  await checkTarget(readTarget(target, io));
  withoutImpossible([plan], [{ driver: 'browser', target }], io);
}
