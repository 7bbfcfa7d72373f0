import { define } from '../element/define.ts';
import { UiCrash } from './crash.ts';

define('ui-crash', UiCrash);

declare global {
  interface HTMLElementTagNameMap {
    'ui-crash': UiCrash;
  }
}
