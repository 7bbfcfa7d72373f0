import { define } from '@fairlead/ui';
import { UiTabs } from './tabs.ts';

define('ui-tabs', UiTabs);

declare global {
  interface HTMLElementTagNameMap {
    'ui-tabs': UiTabs;
  }
}
