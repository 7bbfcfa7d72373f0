import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';

/** What this micro-frontend is made of, in the browser and on the headless page. */
export const definition = { name: 'checkout', createModel, screens } as const;
