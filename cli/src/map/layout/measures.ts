/** All lengths of the picture in pixels: 1200 wide, no text smaller than 12. */
export const width = 1200;
export const margin = 24;
/** The top edge of the columns, below the legend. */
export const top = 100;

export const placeWidth = 268;
export const cardWidth = 296;
export const padding = 10;

export const lineHeight = 16;
export const rowHeight = 17;
export const cardHead = 31;
export const cardFoot = 7;
export const bandHead = 30;
/** The gaps between boxes of a column, bands and cards. */
export const placeGap = 6;
export const bandGap = 28;
export const cardGap = 17;

export const bend = 6;
export const ring = 3.5;

export const cardLeft = (width - cardWidth) / 2;
export const cardRight = cardLeft + cardWidth;
export const leftEdge = margin + placeWidth;
export const rightEdge = width - margin - placeWidth;
