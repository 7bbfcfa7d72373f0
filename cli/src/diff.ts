import { diffArrays } from 'diff';

/** Returns the lines of both texts: those in common after two spaces, the others after `- ` and `+ `. */
export function diff(left: readonly string[], right: readonly string[]): string[] {
  return diffArrays([...left], [...right]).flatMap(({ added, removed, value }) => {
    const mark = added ? '+' : removed ? '-' : ' ';
    return value.map((line) => `${mark} ${line}`);
  });
}
