import { microFrontend } from '@fairlead/mfe-kit';
import { createModel } from '../../intake/src/model.ts';
import { version } from '../package.json';

function Screen(): never {
  throw new Error('This build cannot render.');
}

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  createModel: () => createModel(),
  screens: { intake: Screen },
});
