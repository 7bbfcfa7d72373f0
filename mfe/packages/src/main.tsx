import '@fairlead/ui/questions';
import { microFrontend } from '@fairlead/mfe-kit';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/styles/packages.css';
import { fairlead, version } from '../package.json';
import { definition } from './definition.ts';
import './screens/packages.css';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  ...definition,
  version,
  requires: fairlead.requires,
});
