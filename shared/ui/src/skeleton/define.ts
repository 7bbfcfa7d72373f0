import { define } from '../element/define.ts';
import { UiSkeleton } from './skeleton.ts';

define('ui-skeleton', UiSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'ui-skeleton': UiSkeleton;
  }
}
