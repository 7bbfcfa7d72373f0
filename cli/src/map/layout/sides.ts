import type { MicroFrontendName } from '@fairlead/domain';

export type Side = 'left' | 'right';

/** The areas after the submission of an application are on the right. */
const sides: Readonly<Record<MicroFrontendName, Side>> = {
  intake: 'left',
  account: 'left',
  application: 'left',
  decision: 'right',
  renewal: 'right',
  checkout: 'right',
  packages: 'right',
  admin: 'left',
};

/** Returns the side of the map on which an area is drawn; what is outside the product is on the left. */
export const sideOf = (name: string): Side =>
  new Map<string, Side>(Object.entries(sides)).get(name) ?? 'left';
