import './shell.css';
import { createHost } from './host.ts';
import { importMicroFrontend } from './load-area.ts';

export { start } from './start.ts';

/** Brings the micro-frontends to a page of someone else. Fetched there only. */
export const embed = async (): Promise<void> =>
  (await import('./embed.ts')).embed({ createHost, importMicroFrontend });
