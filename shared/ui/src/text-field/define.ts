import { define } from '../element/define.ts';
import { UiTextField } from './text-field.ts';

define('ui-text-field', UiTextField);

declare global {
  interface HTMLElementTagNameMap {
    'ui-text-field': UiTextField;
  }
}
