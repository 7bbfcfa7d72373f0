import { define } from '../element/define.ts';
import { UiSelectField } from './select-field.ts';

define('ui-select-field', UiSelectField);

declare global {
  interface HTMLElementTagNameMap {
    'ui-select-field': UiSelectField;
  }
}
