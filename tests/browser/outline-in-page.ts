// Runs in the page: writes the outline of a part of it.
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';

Reflect.set(globalThis, 'fairleadOutline', (part: HTMLElement) =>
  snapshotOf(readDom(part).outline).join('\n'),
);
