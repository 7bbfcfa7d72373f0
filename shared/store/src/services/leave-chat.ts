import { sessionEnded } from '@fairlead/store';
import { attach, sample } from 'effector';
import { $services } from './start.ts';

const leaveFx = attach({ source: $services, effect: (services) => services?.leaveChat() });
sample({ clock: sessionEnded, target: leaveFx });
