/** A screen's name as the window shows it. */
export const productTitle = (title: string): string => `${title} · Fairlead`;
