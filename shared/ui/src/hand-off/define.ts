import { define } from '../element/define.ts';
import { UiHandOff } from './hand-off.ts';

define('ui-hand-off', UiHandOff);

declare global {
  interface HTMLElementTagNameMap {
    'ui-hand-off': UiHandOff;
  }
}
