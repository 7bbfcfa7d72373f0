import { define } from '@fairlead/ui';
import { UiDialog } from './dialog.ts';

define('ui-dialog', UiDialog);

declare global {
  interface HTMLElementTagNameMap {
    'ui-dialog': UiDialog;
  }
}
