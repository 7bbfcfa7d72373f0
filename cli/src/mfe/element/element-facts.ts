/** The tag of an area's element. */
export const elementTag = (area: string): string => `fairlead-${area}`;

/** What every area's element fires. The shell of the product does that, so it is the same for all. */
export const elementEvent = {
  name: 'fairlead-screen',
  type: 'CustomEvent<{ readonly name: string; readonly path: string }>',
} as const;

export const pathMeaning =
  'The address that the element opens, with its query. Setting it opens another one.';

export const screenMeaning =
  'A screen has opened: its name, and its path without the query. Bubbles.';
