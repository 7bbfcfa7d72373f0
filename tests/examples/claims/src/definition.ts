import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';

/** The parts of this area, for the browser and the headless page. */
export const definition = { name: 'claims', createModel, screens } as const;
