import { defineArea } from '@fairlead/mfe-kit/area';
import { createModel, type Model } from './model/index.ts';
import { shownPackages } from './shown-packages.ts';
import { customizationTasks } from './tasks/customization.ts';
import { packageTasks } from './tasks/packages.ts';
import { paymentTasks } from './tasks/payment.ts';
import { textsOf } from './texts.ts';

/** Quoted packages: comparing, paying, activating. */
export const area = defineArea<Model>({
  name: 'packages',
  createModel,
  tasks: [...packageTasks, ...customizationTasks, ...paymentTasks],
  texts: textsOf,
  packages: shownPackages,
});
