/** Takes the place of a secret in a text. */
export const hidden = '•••';
