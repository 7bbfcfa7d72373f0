import { isAreaName } from '@fairlead/domain';

/** The elements of ours on a partner's page, in its order. */
export const findElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => isOurs(localName));

/** `fairlead-intake` → `intake`. */
export const areaOf = ({ localName }: Element): string => localName.slice(prefix.length);

const prefix = 'fairlead-';
const isOurs = (name: string) => name.startsWith(prefix) && isAreaName(name.slice(prefix.length));
