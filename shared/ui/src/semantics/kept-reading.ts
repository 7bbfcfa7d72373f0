import { isStructure } from './roles.ts';
import type { ViewNode } from './view.ts';
import type { Lookups } from './view-words.ts';
import { inlineTags } from './words.ts';
import type { Memory, ReadPart } from './write-outline.ts';

/** The context of an element that affects its reading: the sum of these. */
const [isNamingBit, isDisabledBit, isInSectionBit, isPartBit] = [1, 2, 4, 8] as const;

/**
 * The cached reading of an unchanged element, and what it depends on outside of the element. A page is read after every step,
 * and most of it hasn't changed.
 */
class KeptReading implements ReadPart<ViewNode> {
  readonly nodes: ReadPart<ViewNode>['nodes'];
  readonly seen: ReadPart<ViewNode>['seen'];
  readonly around: number;
  readonly lookedUp: Lookups;

  constructor({ nodes, seen }: ReadPart<ViewNode>, around: number, lookedUp: Lookups) {
    this.nodes = nodes;
    this.seen = seen;
    this.around = around;
    this.lookedUp = lookedUp;
  }
}

/** Caches readings in the elements, for one reading of a page. */
export function memoryOf(
  roleOf: (element: ViewNode) => string | null,
  lookups: { readonly made: Lookups; holds(made: Lookups): boolean },
): Memory<ViewNode> {
  return {
    recall(element, isNaming) {
      const { kept } = element;
      if (!(kept instanceof KeptReading) || kept.around !== aroundOf(element, isNaming))
        return null;
      if (!lookups.holds(kept.lookedUp)) return null;
      lookups.made.push(...kept.lookedUp);
      return kept;
    },
    begin(element, isNaming) {
      if (!isKept(element, roleOf(element))) return null;
      const around = aroundOf(element, isNaming);
      if (around & isPartBit) return null;
      const from = lookups.made.length;
      return (read) => {
        element.kept = new KeptReading(read, around, lookups.made.slice(from));
      };
    },
  };
}

/** Whether an element's reading is worth caching: a section that a screen names, or one of our own elements. */
function isKept({ live, tag }: ViewNode, role: string | null): boolean {
  if (!live || inlineTags.has(tag)) return false;
  return role === null ? tag.includes('-') : isStructure(role);
}

const partsOf: ReadonlySet<string> = new Set(['described', 'details']);

export const sections: ReadonlySet<string> = new Set([
  'article',
  'aside',
  'main',
  'nav',
  'section',
]);

/** An element may be read as part of its parent: a label, or a control that shows and hides. */
function aroundOf(element: ViewNode, isNaming: boolean): number {
  let around = isNaming ? isNamingBit : 0;
  if (partsOf.has(element.parent?.tag ?? '')) around |= isPartBit;
  for (let at = element.parent; at; at = at.parent) {
    if (at.tag === 'label') around |= isPartBit;
    else if (at.tag === 'fieldset' && at.props.disabled === true) around |= isDisabledBit;
    else if (sections.has(at.tag)) around |= isInSectionBit;
  }
  return around;
}
