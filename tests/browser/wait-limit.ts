/** In ms. Less than the limit of a test, so that a wait without an end says what it waited for. */
export const waitLimit = 15_000;
