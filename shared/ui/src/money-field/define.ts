import { define } from '@fairlead/ui';
import { UiMoneyField } from './money-field.ts';

define('ui-money-field', UiMoneyField);

declare global {
  interface HTMLElementTagNameMap {
    'ui-money-field': UiMoneyField;
  }
}
