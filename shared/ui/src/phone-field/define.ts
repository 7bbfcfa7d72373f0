import { define } from '../element/define.ts';
import { UiPhoneField } from './phone-field.ts';

define('ui-phone-field', UiPhoneField);

declare global {
  interface HTMLElementTagNameMap {
    'ui-phone-field': UiPhoneField;
  }
}
