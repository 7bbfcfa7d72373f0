import '@fairlead/ui/menu';
import '../money/define.ts';
import '../segmented/define.ts';
import '../switch/define.ts';
import '../tabs/define.ts';
import '../tooltip/define.ts';
