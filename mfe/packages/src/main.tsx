// The tags of the design system's elements, in every screen of this area.
import type {} from '@fairlead/ui/react';
import '@fairlead/ui/questions';
import { microFrontend } from '@fairlead/mfe-kit';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import { fairlead, version } from '../package.json';
import { definition } from './definition.ts';
import './styles/index.css';

export const { prepare, bootstrap, mount, unmount, unload, about } = microFrontend({
  ...definition,
  version,
  requires: fairlead.requires,
});
