/** The command or a file is wrong: said in one sentence, exit code 2, no stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
