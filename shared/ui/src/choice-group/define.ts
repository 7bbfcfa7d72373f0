import { define } from '@fairlead/ui';
import { UiChoiceGroup } from './choice-group.ts';

define('ui-choice-group', UiChoiceGroup);

declare global {
  interface HTMLElementTagNameMap {
    'ui-choice-group': UiChoiceGroup;
  }
}
