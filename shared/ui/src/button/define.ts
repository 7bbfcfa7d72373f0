import { define } from '../element/define.ts';
import { UiButton } from './button.ts';

define('ui-button', UiButton);

declare global {
  interface HTMLElementTagNameMap {
    'ui-button': UiButton;
  }
}
