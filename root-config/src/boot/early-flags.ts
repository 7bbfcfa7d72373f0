import type { PageSettings } from '@fairlead/build';
import { ownSystem } from '../builds/own-system.ts';
import { keepEarlyFlags, peekEarlyAnswer } from '../page/early-answers.ts';
import { flagRequest } from '../vendors/flag-request.ts';

type Settings = Pick<PageSettings, 'flagsOf'> & {
  readonly vendors: { readonly flagsClientId: string };
};

/** In the document before the shell's files, which are large. */
const adapter = '@fairlead/vendors/flags';

/**
 * Asks for the flags of whoever has signed in as soon as the document's own request has said who that is. The shell, which
 * needs them, is still on its way on a slow phone. Does nothing for a visitor, and none of its failures counts: the shell
 * asks again.
 */
export async function askForFlags({ flagsOf, vendors }: Settings): Promise<void> {
  if (flagsOf === null) return;
  const answer = await peekEarlyAnswer(new URL(flagsOf, location.href).href);
  const user: unknown = answer?.ok ? await answer.json() : null;
  if (typeof user !== 'object' || user === null || !('email' in user)) return;
  const { email } = user;
  if (typeof email !== 'string' || email === '') return;
  const { loadFlags } = await ownSystem().import<typeof import('@fairlead/vendors/flags')>(adapter);
  keepEarlyFlags(email, loadFlags(flagRequest(vendors.flagsClientId, { key: email, email })));
}
