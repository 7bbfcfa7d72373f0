import { define } from '@fairlead/ui';
import { UiToasts } from './toasts.ts';

define('ui-toasts', UiToasts);

declare global {
  interface HTMLElementTagNameMap {
    'ui-toasts': UiToasts;
  }
}
