import { define } from '../element/define.ts';
import { UiCombobox } from './combobox.ts';

define('ui-combobox', UiCombobox);

declare global {
  interface HTMLElementTagNameMap {
    'ui-combobox': UiCombobox;
  }
}
