import { define } from '@fairlead/ui';
import { UiSegmented } from './segmented.ts';

define('ui-segmented', UiSegmented);

declare global {
  interface HTMLElementTagNameMap {
    'ui-segmented': UiSegmented;
  }
}
