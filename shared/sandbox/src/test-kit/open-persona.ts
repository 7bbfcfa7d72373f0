import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { Visitor } from '../visitor.ts';
import { now } from './now.ts';

/** Opens a sandbox with this persona in it. */
export async function open(persona: string): Promise<{ sandbox: Sandbox; visitor: Visitor }> {
  const sandbox = await createSandbox({ persona, now });
  return { sandbox, visitor: sandbox.visitor(persona) };
}
