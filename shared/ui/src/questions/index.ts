import '@fairlead/ui/dialog';
import { registerIcons } from '@fairlead/ui';
import { laterPaths } from '../icon/later-paths.ts';

registerIcons(laterPaths);

import '../choice-group/define.ts';

export type { UiChoiceGroup } from '../choice-group/choice-group.ts';
export { type Choice, choose } from '../choice-group/choose.ts';
export { selectControl } from '../choice-group/select-control.ts';

import '../money-field/define.ts';

export { formatMoney, parseMoney, typeMoney } from '../money-field/format-money.ts';
export type { UiMoneyField } from '../money-field/money-field.ts';

import '../date-field/define.ts';

export type { UiDateField } from '../date-field/date-field.ts';

import '../progress/define.ts';

export type { UiProgress } from '../progress/progress.ts';

import '../stepper/define.ts';

export type { Step, UiStepper } from '../stepper/stepper.ts';

import '../skeleton/define.ts';

export type { UiSkeleton } from '../skeleton/skeleton.ts';
