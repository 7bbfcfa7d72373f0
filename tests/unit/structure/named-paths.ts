/** Folders at the top of the repository, with which the path of a file begins. */
const tops = 'cli|docs|mfe|root-config|scenarios|scripts|shared|tests';

/**
 * Returns the paths that a Markdown text names as code, in sentences and in blocks: those that begin with a folder at the
 * top of the repository. What stands for several files (`<area>`, `*`, `…`) is left out.
 */
export function pathsNamedIn(markdown: string): readonly string[] {
  const code = markdown.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
  const named = code.flatMap(
    (part) => part.match(new RegExp(`(?<![\\w/.@-])(?:${tops})/[^\\s\`'"(){},;:]*`, 'g')) ?? [],
  );
  const paths = named
    .filter((path) => !/[<>*…|$]/.test(path))
    .map((path) => path.replace(/[.)]+$/, ''));
  return [...new Set(paths)];
}
