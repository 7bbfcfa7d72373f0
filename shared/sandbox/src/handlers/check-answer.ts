import { type AnyEndpoint, structOf } from '@fairlead/contracts';
import * as s from 'superstruct';

/** The sandbox answered what its own contract does not allow: a bug here, never the product's. */
export class SandboxContractError extends Error {
  override name = 'SandboxContractError';
}

/** Text of answers that were found to be what was agreed. It remembers facts, no world: worlds of one seed answer alike. */
const agreed = new Map<string, Set<string>>();
const remembered = 64;

/**
 * An answer as the wire has it, if it is what was agreed. What a use case leaves out is an empty object. Checking a
 * submission takes milliseconds, and polls ask for the same one again and again: each text is checked once.
 */
export function wireAnswer({ name, answer }: AnyEndpoint, given: unknown): string {
  const body = given ?? {};
  const text = JSON.stringify(body);
  const known = agreed.get(name) ?? new Set<string>();
  if (known.has(text)) return text;
  const [error] = s.validate(body, structOf(answer));
  if (error)
    throw new SandboxContractError(
      `The sandbox's answer to '${name}' breaks the contract at ${error.path.join('.') || 'its root'}: ${error.message}`,
    );
  if (known.size >= remembered) known.clear();
  agreed.set(name, known.add(text));
  return text;
}
