import { Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';

export type { RegistryFlags } from '../releases/open-registry.ts';

/** A command on a registry and the keys at hand. */
export const inRegistry = (name: string, { env }: Io): Command =>
  new Command(name)
    .addOption(
      new Option('--registry <place>', 'folder, s3://<bucket>/<prefix> or address of the registry')
        .argParser(asPlace)
        .default(
          env.FAIRLEAD_REGISTRY || '.fairlead/registry',
          'FAIRLEAD_REGISTRY, or .fairlead/registry',
        ),
    )
    .addOption(
      new Option('--keys <folder>', 'folder with your keys')
        .argParser(asPlace)
        .default(env.FAIRLEAD_KEYS || '.fairlead/keys', 'FAIRLEAD_KEYS, or .fairlead/keys'),
    )
    .option('--json', 'print JSON', false);

/** An empty one would be the folder where the command runs: the value of a variable that isn't set. */
function asPlace(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('Name a folder or an address.');
}
