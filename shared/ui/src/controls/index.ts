import '@fairlead/ui/menu';
import '../money/define.ts';
import '../segmented/define.ts';
import '../switch/define.ts';
import '../tabs/define.ts';
import '../tooltip/define.ts';

export type { UiMoney } from '../money/money.ts';
export type { Segment, UiSegmented } from '../segmented/segmented.ts';
export type { UiSwitch } from '../switch/switch.ts';
export type { Tab } from '../tabs/select-tab.ts';
export type { UiTabs } from '../tabs/tabs.ts';
