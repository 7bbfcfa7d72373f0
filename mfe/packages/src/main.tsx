import '@fairlead/ui/questions';
import { microFrontend } from '@fairlead/mfe-kit';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/styles/packages.css';
import { fairlead, version } from '../package.json';
import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';
import './screens/packages.css';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'packages',
  version,
  requires: fairlead.requires,
  createModel,
  screens,
});
