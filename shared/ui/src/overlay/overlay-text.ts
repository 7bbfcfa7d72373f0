/** The text while the whole page waits. */
export const overlayText = (text: string | undefined): string => text || 'Loading...';
