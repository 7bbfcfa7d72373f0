import type { Screens } from '@fairlead/mfe-kit';
import { IntakeScreen } from './screens/intake.tsx';

export const screens = { intake: IntakeScreen } satisfies Screens;
