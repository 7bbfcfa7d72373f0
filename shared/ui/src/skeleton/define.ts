import { define } from '@fairlead/ui';
import { UiSkeleton } from './skeleton.ts';

define('ui-skeleton', UiSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'ui-skeleton': UiSkeleton;
  }
}
