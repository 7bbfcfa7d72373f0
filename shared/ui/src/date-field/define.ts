import { define } from '@fairlead/ui';
import { UiDateField } from './date-field.ts';

define('ui-date-field', UiDateField);

declare global {
  interface HTMLElementTagNameMap {
    'ui-date-field': UiDateField;
  }
}
