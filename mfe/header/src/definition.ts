import { createModel } from './model/index.ts';
import { Header } from './screens/header.tsx';

/** The parts of this micro-frontend, for the browser and the headless page. */
export const definition = { name: 'header', createModel, view: Header } as const;
