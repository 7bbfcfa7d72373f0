import { define } from '@fairlead/ui';
import { UiStepper } from './stepper.ts';

define('ui-stepper', UiStepper);

declare global {
  interface HTMLElementTagNameMap {
    'ui-stepper': UiStepper;
  }
}
