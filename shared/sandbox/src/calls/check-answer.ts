import { type AnyEndpoint, structOf } from '@fairlead/contracts';
import * as s from 'superstruct';

/** The sandbox's response doesn't match its own contract: a bug of the sandbox, never of the product. */
class SandboxContractError extends Error {
  override name = 'SandboxContractError';
}

/**
 * The texts of responses that match their contract. They can be cached across worlds, because worlds with the same seed
 * respond alike.
 */
const agreed = new Map<string, Set<string>>();
const remembered = 64;

/**
 * Returns a use case's result as the text of a response, checked against the contract; nothing becomes an empty object.
 * Each text is checked once, because checking a submission takes milliseconds and polls repeat it.
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
