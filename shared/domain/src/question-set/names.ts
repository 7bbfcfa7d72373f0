/** A§3: the kinds of question set; SCALAR repeats (AMB-33). */
export const questionSetTypes = ['SINGULAR', 'SCALAR'] as const;

/** A§3: the kinds of field. */
export const fieldTypes = [
  'BOOLEAN',
  'MULTI_SELECT',
  'CURRENCY',
  'INTEGER',
  'STRING',
  'MULTILINE_STRING',
  'SINGLE_SELECT',
  'DATE',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A§3: where a value that the applicant did not type came from. */
export const outsideDataSources = ['ENRICHMENT', 'LAST_YEARS_APPLICATION'] as const;
export type OutsideDataSource = (typeof outsideDataSources)[number];

/** Brands a text as a field type; an unknown one throws (A§8). */
export function fieldType(type: string): FieldType {
  const known = fieldTypes.find((name) => name === type);
  if (!known) throw new Error(`Unknown field type '${type}'`);
  return known;
}
