import { type AnyEndpoint, structOf } from '@fairlead/contracts';
import * as s from 'superstruct';

/** The sandbox answered what its own contract does not allow: a bug here, never the product's. */
export class SandboxContractError extends Error {
  override name = 'SandboxContractError';
}

/** Passes an answer on if it is what was agreed; what the contract leaves out is an empty object on the wire. */
export function checkedAnswer({ name, answer }: AnyEndpoint, given: unknown): unknown {
  const body = given ?? {};
  const [error] = s.validate(body, structOf(answer));
  if (!error) return body;
  throw new SandboxContractError(
    `The sandbox's answer to '${name}' breaks the contract at ${error.path.join('.') || 'its root'}: ${error.message}`,
  );
}
