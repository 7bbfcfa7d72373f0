import { define } from '@fairlead/ui';
import { UiMenu } from './menu.ts';

define('ui-menu', UiMenu);

declare global {
  interface HTMLElementTagNameMap {
    'ui-menu': UiMenu;
  }
}
