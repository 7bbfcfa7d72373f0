import { define } from '../element/define.ts';
import { UiButton } from './button.ts';
import { holdRepeats } from './hold-repeats.ts';

define('ui-button', UiButton);
document.addEventListener('keydown', holdRepeats);

declare global {
  interface HTMLElementTagNameMap {
    'ui-button': UiButton;
  }
}
