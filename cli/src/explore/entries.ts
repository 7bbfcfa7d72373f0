import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { checkRoles, fieldRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';

/** The fields of a page by what tells them apart, and what each of them holds. */
export type Entries = ReadonlyMap<string, string>;

/** The fields of a card, which no page keeps. */
const ofCards = /card|expir|security code|cvc|postal code/i;

/** Reads the fields of a page that hold entries. */
export const entriesOn = (outline: Outline): Entries =>
  read(outline, ({ states }) => !states.invalid);

/** Reads the fields of a page whose text it marks as wrong, which is no entry. */
export const wrongOn = (outline: Outline): Entries =>
  read(outline, ({ states }) => states.invalid === true);

/** Fields that no name tells apart are left out, and where a card is entered, its fields. */
function read(outline: Outline, isWanted: (field: OutlineNode) => boolean): Entries {
  const takesCards = nodesOf(outline).some(({ name }) => /card number/i.test(name));
  const found = new Map<string, string>();
  const twice = new Set<string>();
  visit(outline, '');
  for (const key of twice) found.delete(key);
  return found;

  function visit(nodes: Outline, place: string): void {
    for (const node of nodes) {
      const key = `${place}${node.role} ${node.name}`;
      if (
        node.name !== '' &&
        isEntry(node) &&
        isWanted(node) &&
        !(takesCards && ofCards.test(node.name))
      ) {
        if (found.has(key)) twice.add(key);
        found.set(key, contentOf(node));
      }
      visit(node.children, node.name && node.role !== 'text' ? `${place}${node.name} > ` : place);
    }
  }
}

/** What somebody states about this visit ("I checked this address") and how they look at a page are no entries. */
const isEntry = ({ role, name }: OutlineNode) =>
  fieldRoles.has(role) || (checkRoles.has(role) && !/^(I|Hide|Highlight|Show)\b/.test(name));

const contentOf = ({ role, value = '', states }: OutlineNode): string =>
  checkRoles.has(role) ? String(states.checked === true) : value;

/** The name of a field in a message: the last part of what tells it apart. */
export const labelIn = (key: string): string =>
  (key.split(' > ').at(-1) ?? key).replace(/^\S+ /, '');
