import type { FlagContext } from '@fairlead/store';
import type { FlagRequest } from '@fairlead/vendors/flags';

/** How long the flag service may take before the defaults apply (A§8), in ms. */
const timeoutMs = 5000;

/** Returns what the flag service is asked about a user or a visitor. */
export const flagRequest = (clientSideId: string, { key, email }: FlagContext): FlagRequest => ({
  clientSideId,
  context: { kind: 'user', key, ...(email ? { email } : {}) },
  timeoutMs,
});
