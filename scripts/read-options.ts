import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What a script was started with. A flag that it does not have, or one without its value, ends it with a sentence and
 * exit code 2; `--help` prints the usage.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    if (process.argv.includes('--help')) {
      console.log(usage);
      process.exit(0);
    }
    return parseArgs(config);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Says what was wrong and how it is used, and ends the script. */
export function refuse(because: string, usage: string): never {
  console.error(`${because}\n\n${usage}`);
  process.exit(2);
}
