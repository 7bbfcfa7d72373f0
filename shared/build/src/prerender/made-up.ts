/** A part of everything that is made up for a drawn page, its address and its settings, by which a screen that shows it is found. */
export const madeUp = 'made-up';
