import { define } from '../element/define.ts';
import { UiCheckbox } from './checkbox.ts';

define('ui-checkbox', UiCheckbox);

declare global {
  interface HTMLElementTagNameMap {
    'ui-checkbox': UiCheckbox;
  }
}
