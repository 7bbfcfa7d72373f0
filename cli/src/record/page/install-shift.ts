import { installShift } from './shift-date.ts';

// Before the modules that read the time.
installShift();
