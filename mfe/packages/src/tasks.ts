import type { Area } from '@fairlead/mfe-kit/area';
import { customizationTasks } from './tasks/customization.ts';
import { packageTasks } from './tasks/packages.ts';
import { paymentTasks } from './tasks/payment.ts';

/** Quoted packages: comparing, paying, activating. */
export const area: Area = {
  name: 'packages',
  tasks: [...packageTasks, ...customizationTasks, ...paymentTasks],
};
