import { initialize, type LDContext, type LDLogger } from 'launchdarkly-js-client-sdk';
import { VendorLoadError } from './vendor-load-error.ts';

export type FlagRequest = {
  readonly clientSideId: string;
  /** The user in the flag service's form, e.g. `{ kind: 'user', key: 'ct_001' }`. */
  readonly context: LDContext;
  readonly timeoutMs: number;
};

/**
 * Loads every boolean flag of the flag service for this context. Throws `Error('Launch Darkly Timeout')` when the
 * service takes longer than `timeoutMs` (A§8), and a VendorLoadError when it refuses. The caller decides about
 * defaults.
 */
export async function loadFlags({ clientSideId, context, timeoutMs }: FlagRequest) {
  const client = initialize(clientSideId, context, {
    streaming: false,
    fetchGoals: false,
    diagnosticOptOut: true,
    logger: silent,
  });
  try {
    await within(timeoutMs, client.waitForInitialization());
    return booleansOf(client.allFlags());
  } catch (cause) {
    if (cause instanceof Error && cause.message === timeout) throw cause;
    throw new VendorLoadError('flags', 'The flag service refused to answer.', cause);
  } finally {
    void client.close().catch(() => undefined);
  }
}

const timeout = 'Launch Darkly Timeout';

// The SDK's own timeout counts whole seconds, and it warns when it is given more than five.
async function within(timeoutMs: number, answer: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(timeout)), timeoutMs);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function booleansOf(flags: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const isBoolean = (entry: [string, unknown]): entry is [string, boolean] =>
    typeof entry[1] === 'boolean';
  return Object.fromEntries(Object.entries(flags).filter(isBoolean));
}

// Errors are thrown, so the console would only repeat them.
const silent: LDLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
