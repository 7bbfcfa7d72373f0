/** Returns the number of a revision that a person typed, with or without its r; or says what is wrong with it. */
export function parseRevision(text: string, current: number): number | string {
  const digits = /^r?(\d{1,9})$/.exec(text.trim())?.[1];
  const number = Number(digits);
  if (digits === undefined || number < 1)
    return `“${text.slice(0, 40)}” is no number of a revision. Revisions are numbered from 1 to ${current}.`;
  if (number > current) return `There is no revision ${number} yet. The current one is ${current}.`;
  return number;
}
