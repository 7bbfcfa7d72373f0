import type { KeyboardEvent } from 'react';

/** On key A, presses the "Add to package…" of the card that has the focus; a key in an open menu is the menu's own. */
export function openAddMenu({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key.toLowerCase() !== 'a' || ctrlKey || metaKey) return;
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
  target
    .closest('.quote-card')
    ?.querySelector<HTMLButtonElement>('.quote-foot ui-menu > button')
    ?.click();
}
