import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { createSandbox } from '../sandbox.ts';
import type { Visitor } from '../visitor.ts';
import { ask } from './ask.ts';
import { now } from './now.ts';

/** The submission of persona `admin-quote-blocked`. */
export const id = 'ms_051';

/** Signs an admin in beside a submission that is held back. */
export async function tool() {
  const sandbox = await createSandbox({ now, persona: 'admin-quote-blocked' });
  const admin = sandbox.visitor('admin-quote-blocked');
  const submission = () =>
    ask<MarketSubmission>(admin, 'get-admin-market-submission', { params: { id } });
  return { sandbox, admin, submission };
}

/** Sends a package to another column. */
export const move = (visitor: Visitor, call: string, package_id: string) =>
  ask<Package>(visitor, call, { body: { package_id } });
