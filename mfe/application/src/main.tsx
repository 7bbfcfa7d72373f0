import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import './screens/review/print.css';
import { microFrontend } from '@fairlead/mfe-kit';
import { fairlead, version } from '../package.json';
import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'application',
  version,
  requires: fairlead.requires,
  createModel,
  screens,
});
