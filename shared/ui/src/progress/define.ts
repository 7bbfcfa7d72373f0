import { define } from '../element/define.ts';
import { UiProgress } from './progress.ts';

define('ui-progress', UiProgress);

declare global {
  interface HTMLElementTagNameMap {
    'ui-progress': UiProgress;
  }
}
