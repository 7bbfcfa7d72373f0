import '@fairlead/ui/dialog';
import { registerIcons } from '@fairlead/ui';
import { laterPaths } from '../icon/later-paths.ts';

registerIcons(laterPaths);

import '../choice-group/define.ts';

export { selectControl } from '../choice-group/select-control.ts';

import '../money-field/define.ts';

import '../date-field/define.ts';

import '../progress/define.ts';

import '../stepper/define.ts';

import '../skeleton/define.ts';
