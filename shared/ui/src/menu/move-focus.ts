import { focusedBeside } from '../element/focused-beside.ts';
import { nextItem } from './next-item.ts';

/** Moves the focus among the items of a menu by arrows, Home, End or a first letter. Returns whether it did. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const focused = focusedBeside(list);
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const texts = items.map((item) => item.textContent);
  const next = nextItem(texts, at, key);
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
