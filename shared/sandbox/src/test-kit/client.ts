import type { MarketSubmission } from '@fairlead/contracts/packages';
import { createSandbox } from '../sandbox.ts';
import { ask } from './ask.ts';
import { now } from './now.ts';

/** Signs in a client who has packages to choose from. */
export async function client(persona = 'ms-released') {
  const sandbox = await createSandbox({ now, persona });
  const ines = sandbox.visitor(persona);
  const id = persona === 'ms-released' ? 'ms_041' : 'ms_044';
  const submission = () => ask<MarketSubmission>(ines, 'get-market-submission', { params: { id } });
  return { sandbox, ines, submission };
}
