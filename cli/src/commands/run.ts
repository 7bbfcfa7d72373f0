import { Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { parseDuration } from '../language/duration.ts';
import { type ReporterName, reporterNames } from '../reporters/reporter.ts';
import type { DriverName } from '../run/terms/result.ts';
import { driverNames, type RunMode, readModes } from '../run/terms/run-mode.ts';
import type { RunOptions } from '../run/terms/run-options.ts';

const examples = `
Examples:
  fairlead run                                        every scenario, headless
  fairlead run scenarios/packages --tag smoke         scenarios in a folder with a tag
  fairlead run --grep "by card" --driver browser      in Chromium
  fairlead run --reporter line,html --trace on        with a report of every step
  fairlead run --show                                 the report in the browser, at the first failure
  fairlead run --retries 2 --allow-flaky              again if it fails; flaky scenarios are reported
  fairlead run --reporter html,junit --out build/     two reports in this folder
  fairlead run --compare headless,browser --tag both  both drivers, comparing pages
  fairlead run --compare browser,fresh-pages          one page for many scenarios, or one for each
  fairlead run --compare headless/msw,headless/https://staging.example.com
  fairlead run --driver browser --keyboard            with the keyboard alone
  fairlead run --driver browser --headed --slow 300ms in a window, slowly
  fairlead run --debug scenarios/intake/a.yaml        step by step; edit the file and go on
  fairlead run --driver browser --touch               with a finger on a phone
  fairlead run --target http://localhost:4400         against \`fairlead staging\``;

type RunFlags = Omit<RunOptions, 'reporter'> & { readonly reporter?: readonly ReporterName[] };

/** `fairlead run`: runs scenarios and reports every step. */
export function runCommand(io: Io): Command {
  return new Command('run')
    .description('run scenarios and report every step')
    .argument('[paths...]', 'scenario files or folders (default: scenarios)')
    .option('--driver <name>', 'driver: headless (no browser) or browser', asDriver, 'headless')
    .option(
      '--target <where>',
      'back end: msw (the sandbox), the address of a server, or a name in fairlead.targets.yaml',
      'msw',
    )
    .option(
      '--grid <url>',
      'WebDriver server that starts the browsers, e.g. a Selenium Grid; it must reach the target (browser)',
      asGrid,
    )
    .option('--grep <pattern>', 'only scenarios whose name or file matches this regular expression')
    .option(
      '--tag <tags>',
      'only scenarios with these tags; !tag excludes (repeatable, or separated by commas)',
      asTags,
      [],
    )
    .option(
      '--workers <n>',
      'number of scenarios to run in parallel (default: the number of cores; browser: 1)',
      asCount,
    )
    .option('--shard <i/n>', 'run shard i of n; shards take about the same time')
    .option(
      '--record-durations',
      'write how long each scenario took to scenarios/durations.json, for --shard',
      false,
    )
    .option(
      '--retries <n>',
      'play a failed scenario again; one that then passes is flaky',
      asRetries,
      0,
    )
    .option('--allow-flaky', 'succeed although scenarios are flaky (with --retries)', false)
    .option('--record', 'keep verdicts and durations for `fairlead history`', false)
    .option('--bail', 'stop at the first scenario that fails', false)
    .option(
      '--reporter <names>',
      `output format: ${reporterNames.join(', ')} (repeatable, or separated by commas; default: line)`,
      asReporters,
    )
    .option('--out <path>', 'file for one report, or folder for several (default: reports/)')
    .option('--show', 'write the HTML report and open it at the first failure', false)
    .option(
      '--timeout <seconds>',
      'real time without progress after which a scenario fails (default: 20; browser: 120)',
      asTimeout,
    )
    .addOption(
      new Option('--trace <when>', 'take a screenshot of each step (browser)')
        .choices(['on', 'off', 'on-failure'])
        .default('off'),
    )
    .option(
      '--compare <modes>',
      'run in two modes and compare transcripts and pages: headless,browser or browser/msw,browser/https://…',
      asModes,
    )
    .option('--no-pages', 'compare transcripts only, not whole pages')
    .option('--keyboard', 'use the keyboard only and reach every control with Tab (browser)', false)
    .option('--headed', 'a window for the browser (browser)', false)
    .option('--debug', 'play one scenario in a window, step by step, as you say here', false)
    .option(
      '--slow <time>',
      'pause before each action, e.g. 300ms (with --headed or --debug)',
      asPause,
    )
    .option('--touch', 'a finger on a screen 375 px wide (browser)', false)
    .option('--fresh-pages', 'load the page again for each scenario (browser)', false)
    .option('--seed <n>', 'seed for generated data', asSeed, 1)
    .option('--watch', 'run again when a scenario file changes', false)
    .addHelpText('after', examples)
    .action(async (paths: string[], flags: RunFlags, command: Command) => {
      const reporter = flags.reporter ?? ['line'];
      const withReport = flags.show && !reporter.includes('html');
      const options: RunOptions = {
        ...flags,
        reporter: withReport ? [...reporter, 'html'] : reporter,
      };
      if (flags.debug) {
        const { debug } = await import('../debug/debug.ts');
        await debug(paths, givenOptions(command), options, io);
        return;
      }
      const { runScenarios } = await import('../run/run-scenarios.ts');
      await runScenarios(paths, options, io);
    });
}

/** Returns the names of the options that were written, rather than set by default. */
const givenOptions = (command: Command): ReadonlySet<string> =>
  new Set(
    Object.keys(command.opts()).filter((name) => command.getOptionValueSource(name) === 'cli'),
  );

function asTags(value: string, before: readonly string[]): readonly string[] {
  return [
    ...before,
    ...value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ];
}

function asReporters(value: string, before: readonly ReporterName[] = []): ReporterName[] {
  const names = value.split(',').map((word) => {
    const name = reporterNames.find((known) => known === word.trim());
    if (name) return name;
    throw new InvalidArgumentError(`Allowed choices are ${reporterNames.join(', ')}.`);
  });
  return [...new Set([...before, ...names])];
}

function asTimeout(value: string): number {
  const seconds = Number(value);
  if (value.trim() && seconds > 0 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('Give a number of seconds, e.g. 60.');
}

function asPause(value: string): number {
  const ms = parseDuration(value) ?? 0;
  if (ms > 0 && ms <= 60_000) return ms;
  throw new InvalidArgumentError('Give a time up to a minute, e.g. 300ms or 1s.');
}

function asCount(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 64) return count;
  throw new InvalidArgumentError('Give a whole number from 1 to 64.');
}

function asRetries(value: string): number {
  const count = Number(value);
  if (value.trim() && Number.isInteger(count) && count >= 0 && count <= 10) return count;
  throw new InvalidArgumentError('Give a whole number from 0 to 10.');
}

function asSeed(value: string): number {
  const seed = Number(value);
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new InvalidArgumentError('Give a whole number, 0 or more.');
}

function asGrid(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('Give the address of a WebDriver server, e.g. http://grid:4444.');
}

function asDriver(value: string): DriverName {
  const name = driverNames[value];
  if (name) return name;
  throw new InvalidArgumentError('Use headless or browser.');
}

function asModes(value: string): readonly [RunMode, RunMode] {
  const modes = readModes(value);
  if (modes) return modes;
  throw new InvalidArgumentError(
    'Use two of headless, browser and fresh-pages, each with a target if you like: headless,browser or headless/msw,headless/https://staging.example.com.',
  );
}
