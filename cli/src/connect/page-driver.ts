import { installDriver } from '../drivers/browser/page/install.ts';
import { loadAreas } from './areas.ts';

installDriver(loadAreas());
