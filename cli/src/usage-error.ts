/** The command or a file is wrong: said in one sentence, exit code 2, no stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
