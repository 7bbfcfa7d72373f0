import { define } from '../element/define.ts';
import { UiFooter } from './footer.ts';

define('ui-footer', UiFooter);

declare global {
  interface HTMLElementTagNameMap {
    'ui-footer': UiFooter;
  }
}
