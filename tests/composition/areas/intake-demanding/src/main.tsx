import { microFrontend } from '@fairlead/mfe-kit';
import { createModel } from '../../intake/src/model.ts';
import { version } from '../package.json';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  requires: { '@fairlead/store': '^9.0.0' },
  createModel: () => createModel(),
  screens: {},
});
