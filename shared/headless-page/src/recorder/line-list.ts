import { lineItem } from './line-item.ts';
import { make } from './make.ts';
import type { Line } from './recording.ts';

type LineList = {
  readonly node: HTMLOListElement;
  /** Shows the lines. Rows that are the same stay, and a row with the focus that goes leaves it to the next one. */
  show(lines: readonly Line[]): void;
};

/** Creates the list of what was recorded. */
export function createLineList(say: (sentence: string) => void): LineList {
  // A list that scrolls can be reached by keyboard.
  const node = make('ol', { 'aria-label': 'Recorded steps', tabindex: '0' });
  let items = new Map<string, HTMLLIElement>();
  return {
    node,
    show(lines) {
      const focused = focusedRow(node);
      let number = 0;
      const next = new Map<string, HTMLLIElement>();
      for (const line of lines) {
        if (line.kind !== 'notice') number += 1;
        const key = JSON.stringify([number, line]);
        next.set(key, items.get(key) ?? lineItem(line, number, say));
      }
      const isLonger = next.size > items.size;
      items = next;
      replaceRows(node, [...next.values()]);
      if (focused >= 0 && focusedRow(node) < 0) focusNear(node, focused);
      else if (isLonger) node.scrollTop = node.scrollHeight;
    },
  };
}

/** Rows that stay aren't moved: an element that is moved loses the focus. */
function replaceRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  for (const row of [...list.children]) if (!rows.includes(row as HTMLElement)) row.remove();
  for (const [index, row] of rows.entries())
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
}

function focusedRow(list: HTMLElement): number {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused === list ? -1 : [...list.children].findIndex((row) => row.contains(focused));
}

/** Focuses the first button of the row at an index or after it, or the list if there is none. */
function focusNear(list: HTMLElement, index: number): void {
  const buttons = [...list.children]
    .slice(index)
    .flatMap((row) => row.querySelector('button') ?? []);
  (buttons[0] ?? list).focus();
}
