import { microFrontend } from '@fairlead/mfe-kit';
import { createModel } from '../../intake/src/model.ts';
import { fairlead, version } from '../package.json';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  requires: fairlead.requires,
  createModel: () => createModel(),
  screens: {},
});
