export type Side = 'left' | 'right';

/** The areas after the submission of an application. */
const onTheRight: ReadonlySet<string> = new Set(['decision', 'renewal', 'checkout', 'packages']);

/** Returns the side of the map on which an area is drawn; what is outside the product is on the left. */
export const sideOf = (name: string): Side => (onTheRight.has(name) ? 'right' : 'left');
