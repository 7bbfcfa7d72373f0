import type { Browser } from 'webdriverio';
import { openSession } from '../../browser/session.ts';
import { openProtocol, type Protocol } from './protocol.ts';

export type Tab = Protocol & { readonly browser: Browser };

/** Gives the work a Chromium of its own with an empty profile, and more flags than usual if told, and ends it afterward. */
export async function withTab<Result>(
  work: (tab: Tab) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  // The benchmarks' servers use a self-signed certificate.
  const session = await openSession(['--ignore-certificate-errors', ...flags]);
  try {
    await session.browser.setTimeout({ script: 60_000, pageLoad: 60_000 });
    const protocol = await openProtocol(session.browser);
    return await work({ ...protocol, browser: session.browser });
  } finally {
    await session.close();
  }
}

/** The value of an expression in the page; waits for a promise. */
export async function evaluate<Value>(tab: Protocol, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) {
    const { exception, text } = exceptionDetails as {
      text: string;
      exception?: { description?: string };
    };
    throw new Error(`In the page: ${exception?.description ?? text}`);
  }
  return (result as { value: Value }).value;
}
