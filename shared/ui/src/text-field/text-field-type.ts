/** The kinds of text field: those of the platform's inputs, whole numbers, and several lines. */
export type TextFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'date'
  | 'password'
  | 'integer'
  | 'multiline';
