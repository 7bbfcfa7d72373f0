import type { Operation } from '@fairlead/headless-page/find';
import {
  type Links,
  leave,
  operate,
  ownerOf,
  press,
  pressEscape,
  sameControl,
} from '@fairlead/headless-page/operate';
import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import type { ViewNode } from '@fairlead/ui/semantics/view';
import type { DocumentPage } from './document-page.tsx';

/** What a person can do on a page. */
export type Operations = {
  /** Performs an operation and returns its control. */
  perform(operation: Operation): ViewNode;
  press(node: OutlineNode): void;
  /** Moves the focus out of a control, which may have been redrawn, unless it is the one that is used next. */
  leave(control: ViewNode, next?: OutlineNode): void;
  pressEscape(): void;
  follow(address: string): void;
};

export function operationsOn(page: DocumentPage, links: Links): Operations {
  return {
    perform(operation) {
      const control = page.elementOf(operation.node);
      // What is pressed has the focus unless the screen moves it on; a field is left again.
      page.focus(operation.kind === 'press' ? (ownerOf(control)?.live ?? null) : null);
      operate(control, operation, links);
      return control;
    },
    press: (node) => press(page.elementOf(node), links),
    leave(control, next) {
      const now = sameControl(page.view(), control);
      if (now && now !== (next && page.elementOf(next))) leave(now);
    },
    pressEscape: () => pressEscape(page.view(), page.focusedControl()),
    follow: (address) => links.follow(address, false),
  };
}
