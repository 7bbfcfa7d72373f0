import type { Invariant } from '../invariant.ts';
import { noCrashScreen } from './no-crash-screen.ts';
import { noReportedError } from './no-reported-error.ts';
import { ownChange } from './own-change.ts';

export const invariants: readonly Invariant[] = [noReportedError, noCrashScreen, ownChange];
