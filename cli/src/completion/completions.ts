import { join } from 'node:path';
import type { Command } from 'commander';
import { readTags } from '../connect/tags.ts';
import { reporterNames } from '../reporters/reporter.ts';
import { repository } from '../repository.ts';
import { driverNames } from '../run/terms/run-mode.ts';

/** What can follow `fairlead`: each command with its options, and each option with its values, if they are few. */
export type Completions = readonly {
  readonly command: string;
  readonly says: string;
  readonly options: readonly {
    readonly flag: string;
    readonly says: string;
    readonly values: readonly string[];
  }[];
  /** The values of its argument, if they are few. Otherwise it takes files. */
  readonly values: readonly string[];
}[];

/** Reads the completions from the commands themselves, and the tags from scenarios/tags.yaml. */
export async function completionsOf(commands: readonly Command[]): Promise<Completions> {
  const tags = await readTags(join(repository, 'scenarios/tags.yaml'));
  const known: Readonly<Record<string, readonly string[]>> = {
    '--driver': Object.keys(driverNames),
    '--reporter': reporterNames,
    '--tag': tags.map(({ name }) => name),
  };
  return commands.map((command) => ({
    command: command.name(),
    says: command.description(),
    options: command.options.flatMap(({ long: flag, description: says, argChoices }) =>
      flag ? [{ flag, says, values: argChoices ?? known[flag] ?? [] }] : [],
    ),
    values: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  }));
}
