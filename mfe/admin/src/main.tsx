import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import { microFrontend } from '@fairlead/mfe-kit';
import { fairlead, version } from '../package.json';
import './admin.css';
import { createModel } from './model/index.ts';
import { screens } from './routes.tsx';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'admin',
  version,
  requires: fairlead.requires,
  createModel,
  screens,
});
