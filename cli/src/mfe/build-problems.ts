import { stripVTControlCharacters } from 'node:util';

/** One thing that is wrong with the sources of an area. */
export type BuildProblem = {
  readonly message: string;
  /** `file:line:column` of the source; null if the bundler doesn't know. */
  readonly place: string | null;
  /** The lines around it, as the bundler draws them. Empty without them. */
  readonly frame: string;
};

/** What became of a build: the page swaps it in, or shows the problems because of which there is none. */
export type BuildNews = { readonly problems: readonly BuildProblem[] };

/** What a build that failed says: one problem for each error of the bundler. */
export function problemsOf(error: unknown): readonly BuildProblem[] {
  if (!(error instanceof Error)) return [problemOf(String(error))];
  const { errors } = error as { readonly errors?: unknown };
  const texts = Array.isArray(errors)
    ? errors.flatMap((one) => (one instanceof Error ? [one.message] : []))
    : [];
  return (texts.length > 0 ? texts : [error.message]).map(problemOf);
}

/** The problems as the terminal prints them. */
export function formatProblems(problems: readonly BuildProblem[]): string {
  return problems
    .map(({ message, place, frame }) => [place ? `${place}  ${message}` : message, frame])
    .map((lines) => `${lines.filter((line) => line !== '').join('\n')}\n`)
    .join('\n');
}

const placeMark = /\[ (?<place>\S.*?:\d+:\d+) \]/;

function problemOf(text: string): BuildProblem {
  const [first = '', ...rest] = stripVTControlCharacters(text).trim().split('\n');
  const frame = rest.filter((line) => line.trim() !== '').join('\n');
  return {
    // Without the name of the bundler's part that noticed it.
    message: first.replace(/^\[[^\]]+\] /, ''),
    place: placeMark.exec(frame)?.groups?.place ?? null,
    frame,
  };
}
