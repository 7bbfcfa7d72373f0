import { walkTours } from './walk.ts';

walkTours('fairlead');
