import { contentOf } from '@fairlead/ui/semantics/read-view';
import type { ViewNode } from '@fairlead/ui/semantics/view';
import { tidy } from '@fairlead/ui/semantics/words';

/** Lists the icons of a page from top to bottom with the text next to each: "check Crime $1,000,000". */
export function* iconsIn(node: ViewNode): Generator<string> {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'ui-icon') yield tidy(`${String(child.props.name)} ${contentOf(node)}`);
    else yield* iconsIn(child);
  }
}
