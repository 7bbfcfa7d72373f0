// The tags of the design system's elements, in every screen of this area.
import type {} from '@fairlead/ui/react';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import './styles/index.css';
import { microFrontend } from '@fairlead/mfe-kit';
import { fairlead, version } from '../package.json';
import { definition } from './definition.ts';

export const { prepare, bootstrap, mount, unmount, unload, about } = microFrontend({
  ...definition,
  version,
  requires: fairlead.requires,
});
