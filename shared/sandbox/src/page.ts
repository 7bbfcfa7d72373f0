import { placeOpener } from '../panel/opener.ts';
import { startSandbox } from './browser.ts';

/** What a page with the sandbox in it starts before its shell: the backend, and the button that opens its panel. */
export async function start(): Promise<void> {
  await startSandbox();
  placeOpener();
}
