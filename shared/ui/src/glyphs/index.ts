import { registerIcons } from '@fairlead/ui';
import { glyphs } from './paths.ts';

registerIcons(glyphs);
