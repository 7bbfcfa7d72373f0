import { installDriver } from './page/install.ts';
import { toyArea } from './toy-area.ts';

installDriver(Promise.resolve([toyArea]));
