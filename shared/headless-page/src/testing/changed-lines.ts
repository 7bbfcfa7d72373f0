import type { PageAction } from '@fairlead/mfe-kit/page';

type Page = {
  snapshot(of: string): string;
  act(...actions: readonly PageAction[]): Promise<void>;
};

/** Performs actions and returns the lines that they change in a region, dialog, article … of the page. */
export async function changesBy(
  page: Page,
  part: string,
  ...actions: readonly PageAction[]
): Promise<string> {
  const before = page.snapshot(part);
  await page.act(...actions);
  return changedLines(before, page.snapshot(part));
}

/** Returns the lines of a snapshot that are gone (<) and new (>) in a later one. For tests that print only what changed. */
export function changedLines(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...without(old, now).map((line) => `< ${line}`),
    ...without(now, old).map((line) => `> ${line}`),
  ].join('\n');
}

/** Each line of the others takes away one equal line. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
