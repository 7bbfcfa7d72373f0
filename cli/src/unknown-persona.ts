import { nearest } from './language/nearest.ts';
import { UsageError } from './usage-error.ts';

/** Says that there is no such persona, with the nearest of those that there are. */
export function unknownPersona(id: string, personas: readonly string[]): UsageError {
  const meant = nearest(id, personas);
  const hint = meant ? `did you mean ${meant}?` : '`fairlead personas` lists them';
  return new UsageError(`There is no persona ${JSON.stringify(id)}; ${hint}`);
}
