/** The elements of ours on a partner's page, in its order. */
export const findElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
    localName.startsWith(prefix),
  );

/** `fairlead-intake` → `intake`. */
export const areaOf = ({ localName }: Element): string => localName.slice(prefix.length);

const prefix = 'fairlead-';
