import type { Page } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';

const isMenuButton = (part: string) => (node: OutlineNode) =>
  node.role === 'button' && node.states.expanded !== undefined && node.name.includes(part);

/** Opens a dropdown by the end of its name, because it begins with the current status, which a step doesn't know. */
export async function openMenu(page: Page, part: string): Promise<void> {
  const trigger = await page.until(
    (outline) => nodesOf(outline).find(isMenuButton(part)),
    `The dropdown '${part}'`,
  );
  await page.act({ press: trigger.name });
}

/** The items of the menu that is open. */
const menuItems = (outline: Outline): readonly OutlineNode[] =>
  nodesOf(outline).filter(({ role }) => role === 'menuitemradio' || role === 'menuitem');

/** The item of the open menu whose name begins with a word. */
export const menuItem = (page: Page, ...words: readonly string[]): Promise<OutlineNode> =>
  page.until(
    (outline) => menuItems(outline).find(({ name }) => words.some((word) => name.startsWith(word))),
    `'${words.join("' or '")}' in the open menu`,
  );
