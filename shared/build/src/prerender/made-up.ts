/** A part of every setting that is made up for a drawn page, by which a screen that shows it is found. */
export const madeUp = 'made-up';
