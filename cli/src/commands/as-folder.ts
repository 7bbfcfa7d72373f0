import { InvalidArgumentError } from 'commander';

/** Reads the value of an option for a folder. An empty one would be the working folder: the value of a variable that isn't set. */
export function asFolder(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('Name a folder.');
}
