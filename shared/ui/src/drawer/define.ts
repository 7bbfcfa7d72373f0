import { define } from '@fairlead/ui';
import { UiDrawer } from './drawer.ts';

define('ui-drawer', UiDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'ui-drawer': UiDrawer;
  }
}
