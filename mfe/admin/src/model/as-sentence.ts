/** Some exact texts of the specification, and reasons of a server, end without a full stop. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
