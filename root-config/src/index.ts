import './shell.css';
import '@fairlead/ui';
import { start as startShell } from './start.ts';

export { embed } from './embed.ts';

/** Starts the composed app in its own page. The boot script calls it. */
export const start = startShell;
