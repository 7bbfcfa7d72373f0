import { walkTours } from './walk.ts';

walkTours('vanta');
