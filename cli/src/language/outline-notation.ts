const entry = /^(?: {2})*- [a-z/]/;

/** Returns why a text isn't an outline in the notation of ARIA snapshots, or null if it is one. */
export function outlineMistake(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => !entry.test(line));
  if (at < 0) return null;
  return `line ${at + 1} of the outline is not an entry: ${JSON.stringify(lines[at]?.trim())}`;
}
