import { startSandbox } from './browser.ts';

/** What a page with the sandbox in it starts before its shell. */
export async function start(): Promise<void> {
  await startSandbox();
}
