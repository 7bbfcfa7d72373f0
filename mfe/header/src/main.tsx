import { microFrontend } from '@fairlead/mfe-kit';
import { fairlead, version } from '../package.json';
import { createModel } from './model/index.ts';
import { Header } from './screens/header.tsx';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'header',
  version,
  requires: fairlead.requires,
  createModel,
  view: Header,
});
