import { microFrontend } from '@fairlead/mfe-kit';
import { createModel } from '../../intake/src/model.ts';
import { IntakeScreen } from '../../intake/src/screen.tsx';
import { version } from '../package.json';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  requires: { '@fairlead/store': '^0.1.0' },
  // Its draft has another shape, without a migration from the previous one.
  createModel: () => createModel(2),
  screens: { intake: () => <IntakeScreen version={version} /> },
});
