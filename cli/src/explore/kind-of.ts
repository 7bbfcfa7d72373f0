/** Controls whose names differ in a number alone, as of two amounts or two days, are of one kind. */
export const kindOf = (name: string): string => name.replaceAll(/\d[\d,.]*/g, '#');
