/** Returns the window's title for a screen. */
export const productTitle = (title: string): string => `${title} · Fairlead`;
