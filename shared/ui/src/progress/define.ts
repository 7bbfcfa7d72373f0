import { define } from '@fairlead/ui';
import { UiProgress } from './progress.ts';

define('ui-progress', UiProgress);

declare global {
  interface HTMLElementTagNameMap {
    'ui-progress': UiProgress;
  }
}
