import { define } from '../element/define.ts';
import { UiIcon } from './icon.ts';

define('ui-icon', UiIcon);

declare global {
  interface HTMLElementTagNameMap {
    'ui-icon': UiIcon;
  }
}
