/** The elements of ours on a partner's page, in its order, also in open shadow roots of the partner's own elements. */
export const findElements = (): HTMLElement[] => elementsIn(document);

function elementsIn(root: Document | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (isOurs(element)) return [element];
    return element.shadowRoot ? elementsIn(element.shadowRoot) : [];
  });
}

/** The open shadow roots of a partner's page, of any depth. */
export function findShadowRoots(root: Document | ShadowRoot = document): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { shadowRoot } = element;
    return shadowRoot && !isOurs(element) ? [shadowRoot, ...findShadowRoots(shadowRoot)] : [];
  });
}

/** `fairlead-intake` → `intake`. */
export const areaOf = ({ localName }: Element): string => localName.slice(prefix.length);

/** Whether an event comes from within an element of ours. */
export const isInElement = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && isOurs(node));

const isOurs = ({ localName }: Element) => localName.startsWith(prefix);

const prefix = 'fairlead-';
