/** The distance between the children of a `.stack` or `.row`, in steps of the space scale. */
export const gap = (step: 2 | 3 | 5) => ({ '--gap': `var(--space-${step})` });
