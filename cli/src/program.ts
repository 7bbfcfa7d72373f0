import { Command, CommanderError, Help, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';
import type { Io } from './io.ts';
import { nearest } from './language/nearest.ts';
import { formatSystemError } from './system-error.ts';
import { UsageError } from './usage-error.ts';

const { version } = manifest;

/** Runs the command line. Sets the exit code through `io` and never ends the process. */
export async function runProgram(args: readonly string[], io: Io): Promise<void> {
  const program = createProgram(io);
  try {
    await program.parseAsync(withHelp(args, program), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      io.exitWith(error.exitCode === 0 ? 0 : 2);
      return;
    }
    if (error instanceof UsageError) {
      io.err(`${error.message}\n`);
      io.exitWith(2);
      return;
    }
    const said = formatSystemError(error);
    io.err(
      `${said ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    );
    io.exitWith(2);
  }
}

/** Converts `fairlead`, `fairlead help` and `fairlead help mfe dev` to `--help`; an unknown command stays an error. */
function withHelp(args: readonly string[], program: Command): string[] {
  const [first = 'help', ...names] = args;
  if (first !== 'help') return [...args];
  let current: Command | undefined = program;
  for (const name of names) current = current?.commands.find((command) => command.name() === name);
  return current ? [...names, '--help'] : names;
}

function createProgram(io: Io): Command {
  const program = new Command('fairlead')
    .description(
      'Runs scenarios of the Fairlead product: headless in milliseconds, or in a real browser',
    )
    .usage('<command> [options]')
    .helpCommand('help [command]', 'show help for a command')
    .version(version, '--version', 'show the version')
    .addHelpText(
      'after',
      '\nExit codes: 0 all passed, 1 a scenario failed, 2 the command or a file is wrong,\nor the output could not be written.',
    );
  for (const command of commands) program.addCommand(command(io));
  for (const command of withSubcommands(program)) configure(command, io);
  return program;
}

const withSubcommands = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

function configure(command: Command, io: Io): void {
  command
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureHelp({ optionDescription: describeOption, minWidthToWrap: 20 })
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(formatCommandError(text, command)),
    });
}

/** Leaves out the defaults of what is off, or an empty list. */
function describeOption(option: Option): string {
  const { defaultValue } = option;
  const isOff = defaultValue === false || (Array.isArray(defaultValue) && !defaultValue.length);
  const shown = isOff ? new Option(option.flags, option.description) : option;
  if (isOff && option.argChoices) shown.choices(option.argChoices);
  return new Help().optionDescription(shown);
}

/** Rewrites Commander's messages: what is wrong, the nearest known name, or where to find the list. */
function formatCommandError(text: string, command: Command): string {
  const name = nameOf(command);
  const plain = text.replace(/^error: /, '').trim();
  const [, flag] = /^unknown option '(.+)'$/.exec(plain) ?? [];
  if (flag) {
    const known = command.options.flatMap(({ long }) => (long ? [long] : []));
    return `${name} has no option ${flag}${hint(nearest(flag, known))}\n`;
  }
  const [, wrong] = /^unknown command '(.+)'$/.exec(plain) ?? [];
  if (wrong) {
    const known = command.commands.map((one) => one.name());
    return `There is no command ${wrong}${hint(nearest(wrong, [...known, 'help']), `the commands are ${known.join(', ')}`)}\n`;
  }
  return `${name}: ${plain}\n`;

  function hint(meant: string | undefined, otherwise = `\`${name} --help\` lists them`): string {
    return meant ? `; did you mean ${meant}?` : `; ${otherwise}`;
  }
}

/** The words that start a command: `fairlead mfe build`. */
const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
