import { microFrontend } from '@fairlead/mfe-kit';
import { fairlead, version } from '../package.json';
import { definition } from './definition.ts';

export const { prepare, bootstrap, mount, unmount, unload, about } = microFrontend({
  ...definition,
  version,
  requires: fairlead.requires,
});
