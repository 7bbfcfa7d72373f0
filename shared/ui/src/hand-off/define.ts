import { define } from '@fairlead/ui';
import { UiHandOff } from './hand-off.ts';

define('ui-hand-off', UiHandOff);

declare global {
  interface HTMLElementTagNameMap {
    'ui-hand-off': UiHandOff;
  }
}
