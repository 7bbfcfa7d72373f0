import type { Operation } from '@fairlead/headless-page/find-control';
import {
  type Links,
  leave,
  operate,
  ownerOf,
  press,
  pressEscape,
  pressKey,
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
  /** Presses a key where the focus is: in the field that was entered, if there is one. */
  pressKey(key: string, entered: ViewNode | null): void;
  follow(address: string): void;
};

export function operationsOn(page: DocumentPage, links: Links): Operations {
  return {
    perform(operation) {
      const control = page.elementOf(operation.node);
      // What is used has the focus unless the screen moves it on.
      page.focus(ownerOf(control)?.live ?? null);
      operate(control, operation, links);
      return control;
    },
    press: (node) => press(page.elementOf(node), links),
    leave(control, next) {
      const now = sameControl(page.view(), control);
      if (now && next && now === page.elementOf(next)) return;
      page.focus(null);
      if (now) leave(now);
    },
    pressKey(key, entered) {
      const focused = (entered && sameControl(page.view(), entered)) ?? page.focusedControl();
      if (key === 'Escape') pressEscape(page.view(), focused);
      else pressKey(key, focused && { control: focused, role: page.roleOf(focused) }, links);
    },
    follow: (address) => links.follow(address, false),
  };
}
