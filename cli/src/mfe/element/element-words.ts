export const pathMeaning =
  'The address that the element opens, with its query. Setting it opens another one.';

export const screenMeaning =
  'A screen has opened: its name, and its path without the query. Bubbles.';
