import { define } from '../element/define.ts';
import { UiStepper } from './stepper.ts';

define('ui-stepper', UiStepper);

declare global {
  interface HTMLElementTagNameMap {
    'ui-stepper': UiStepper;
  }
}
