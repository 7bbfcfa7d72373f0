import { findOperation } from '@fairlead/headless-page/find';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';

const pressed = new Set(['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'option', 'radio']);
const checked = new Set(['checkbox', 'switch']);
const filled = new Set(['textbox', 'searchbox', 'spinbutton']);

/** What is typed: nothing, too much, wrong and right values. */
const texts = ['', 'Ada', '12', '94105', '(415) 555-0111', 'ada@example.com', '2027-01-15', '-1'];

/** Returns every action that the page offers and that a step can name, found as the runner finds it. */
export function offeredActions(page: Outline): readonly PageAction[] {
  return nodesOf(page)
    .filter(({ name, states }) => name !== '' && !states.disabled)
    .flatMap((node) => actionsOn(node))
    .filter((action) => !('missing' in findOperation(page, action)));
}

function actionsOn({ role, name, states, options = [] }: OutlineNode): readonly PageAction[] {
  if (pressed.has(role)) return [{ press: name }];
  if (checked.has(role)) return [states.checked === true ? { uncheck: name } : { check: name }];
  if (filled.has(role)) return texts.map((text) => ({ fill: name, with: text }));
  if (role === 'combobox') return options.filter(Boolean).map((choose) => ({ choose, of: name }));
  return [];
}
