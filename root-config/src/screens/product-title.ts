/** The window's title before a screen has named it. */
export const productName = 'Fairlead';

/** Returns the window's title for a screen. */
export const productTitle = (title: string): string => `${title} · ${productName}`;
