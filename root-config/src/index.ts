import './shell.css';
import '@fairlead/ui';

export { start } from './start.ts';

/** Brings the micro-frontends to a page of someone else. Fetched there only. */
export const embed = async (): Promise<void> => (await import('./embed.ts')).embed();
