import { define } from '@fairlead/ui';
import { UiSwitch } from './switch.ts';

define('ui-switch', UiSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'ui-switch': UiSwitch;
  }
}
