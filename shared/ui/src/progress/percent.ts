/** Returns a progress as whole percent, 0 to 100. */
export const percent = (value = 0): number => Math.round(Math.min(100, Math.max(0, value)));
