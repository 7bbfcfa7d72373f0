import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';

/** The parts of this micro-frontend, for the browser and the headless page. */
export const definition = { name: 'application', createModel, screens } as const;
