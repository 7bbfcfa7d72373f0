import './shell.css';
import { importMicroFrontend, moduleOf } from './builds/load-area.ts';
import { createHost } from './host/host.ts';
import { createToasts } from './host/toasts.ts';
import { addRoutesOfAreas } from './slots/area-routes.ts';
import { createLoadLimit } from './slots/time-limit.ts';

export { start } from './start.ts';

/** Starts the micro-frontends on a partner's page. Only loaded there. */
export async function embed(): Promise<void> {
  addRoutesOfAreas();
  const embedding = await import('./embed/embed.ts');
  return embedding.embed({
    createHost,
    createLoadLimit,
    createToasts,
    importMicroFrontend,
    moduleOf,
  });
}
