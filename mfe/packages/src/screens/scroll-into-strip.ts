import type { FocusEvent } from 'react';

/** Brings a link that gets the focus into its strip as a whole: the browser leaves one that is half out where it is. */
export const scrollIntoStrip = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
