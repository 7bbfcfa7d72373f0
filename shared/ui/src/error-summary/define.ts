import { define } from '../element/define.ts';
import { UiErrorSummary } from './error-summary.ts';

define('ui-error-summary', UiErrorSummary);

declare global {
  interface HTMLElementTagNameMap {
    'ui-error-summary': UiErrorSummary;
  }
}
