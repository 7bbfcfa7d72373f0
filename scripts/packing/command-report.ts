import { commands } from '@fairlead/cli/commands/index';
import type { Io } from '@fairlead/cli/io';

type Command = ReturnType<(typeof commands)[number]>;

/** Describes what scripts and people can type: every command with its arguments and options. */
export function describeCommand(): string {
  const parts = commands.flatMap((create) => describe(create(unused), 'fairlead'));
  return `${[head, ...parts].join('\n\n')}\n`;
}

const head = `# fairlead

What can be typed after \`fairlead\`. \`npm run pack\` writes this page from the commands; don't edit it. A change here is a change
for every script that calls the command: an argument, an option or a value that is gone breaks it.`;

function describe(command: Command, before: string): readonly string[] {
  const words = `${before} ${command.name()}`;
  const given = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  const lines = [
    ...command.registeredArguments.map((argument) =>
      line(argument.name(), argument.description, argument.argChoices),
    ),
    ...command.options.map((option) => line(option.flags, option.description, option.argChoices)),
  ];
  const list = lines.length > 0 ? [lines.join('\n')] : [];
  return [
    `## \`${[words, ...given].join(' ')}\``,
    command.description(),
    ...list,
    ...command.commands.flatMap((one) => describe(one, words)),
  ];
}

const line = (name: string, says: string, values: readonly string[] | undefined) =>
  `- \`${name}\`: ${says}${values ? ` (${values.join(', ')})` : ''}`;

/** The commands are only described. */
const unused: Io = {
  cwd: '/',
  env: {},
  stamp: '',
  terminal: false,
  out: () => {},
  err: () => {},
  exitWith: () => {},
  onInterrupt: () => () => {},
};
