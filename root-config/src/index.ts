import './shell.css';
import { createHost } from './host.ts';
import { importMicroFrontend, moduleOf } from './load-area.ts';
import { createToasts } from './toasts.ts';

export { start } from './start.ts';

/** Starts the micro-frontends on a partner's page. Only loaded there. */
export const embed = async (): Promise<void> =>
  (await import('./embed/embed.ts')).embed({
    createHost,
    createToasts,
    importMicroFrontend,
    moduleOf,
  });
