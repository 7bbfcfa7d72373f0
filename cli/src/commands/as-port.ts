import { InvalidArgumentError } from 'commander';

/** Reads the value of an option for a port; 0 stands for any free one. */
export function asPort(value: string): number {
  const port = Number(value);
  if (value.trim() && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('Give a port from 0 to 65535.');
}
