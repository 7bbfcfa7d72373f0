import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads a script's options. An unknown option or a missing value ends the script with a message and exit code 2; `--help`
 * prints the usage.
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

/** Reads the value of an option that is a whole number; anything else ends the script with a message and the usage. */
export function readWholeNumber(
  option: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  usage: string,
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  refuse(`${option} takes a whole number from ${from} to ${to}, not '${text}'.`, usage);
}

/** Prints the mistake and the usage, and ends the script. */
export function refuse(because: string, usage: string): never {
  console.error(`${because}\n\n${usage}`);
  process.exit(2);
}
