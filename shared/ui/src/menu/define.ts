import { define } from '../element/define.ts';
import { UiMenu } from './menu.ts';

define('ui-menu', UiMenu);

declare global {
  interface HTMLElementTagNameMap {
    'ui-menu': UiMenu;
  }
}
