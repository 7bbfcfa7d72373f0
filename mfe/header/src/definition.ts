import { createModel } from './model/index.ts';
import { Header } from './screens/header.tsx';

/** What this micro-frontend is made of, in the browser and on the headless page. */
export const definition = { name: 'header', createModel, view: Header } as const;
