import { callNamed } from '@fairlead/contracts/calls';
import { fillPath } from '@fairlead/domain';
import type { Visitor } from '../visitor.ts';

type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes a call by its name, for tests: answers the body, or fails as `requestFx` does. */
export function ask<Answer = Record<string, never>>(
  visitor: Visitor,
  name: string,
  { params = {}, query = {}, body, headers = {} }: CallInput = {},
): Promise<Answer> {
  const endpoint = callNamed(name);
  if (!endpoint) throw new Error(`There is no call '${name}'`);
  const path = fillPath(endpoint.path, (name) => params[name] ?? '');
  const { service, method } = endpoint;
  return visitor.answer({ name, service, method, path, query, headers, body }) as Promise<Answer>;
}
