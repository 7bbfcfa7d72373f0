// The tags of the design system's elements, in every screen of this area.

import { microFrontend } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { fairlead, version } from '../package.json';
import { definition } from './definition.ts';
import './styles/form.css';

export const { prepare, bootstrap, mount, unmount, unload, about } = microFrontend({
  ...definition,
  version,
  requires: fairlead.requires,
});
