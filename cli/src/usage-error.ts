/** The command or a file is wrong. Printed as one sentence without a stack; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
