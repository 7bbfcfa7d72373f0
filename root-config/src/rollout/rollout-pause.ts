/** How often a page that has a rolled-out build asks whether it was taken back, in ms. */
export const rolloutPause = 30 * 1000;
