import { microFrontend } from '@fairlead/mfe-kit';
import { version } from '../package.json';
import { createModel } from './model.ts';
import { IntakeScreen } from './screen.tsx';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  requires: { '@fairlead/store': '^0.1.0' },
  createModel: () => createModel(),
  screens: { intake: () => <IntakeScreen version={version} /> },
});
