import { isAbout } from '../../language/kept-topics.ts';
import type { Evaluation } from './evaluation.ts';

type Kept = Readonly<Record<string, string>>;

/** How much of a kept text is shown. */
const shownLength = 160;

/** Evaluates what the product keeps in the browser, by the keys and the texts. */
export function evaluateKept(about: string, wanted: boolean, kept: Kept): Evaluation {
  const lines = Object.entries(kept).map(([key, text]) => `${key}: ${text}`);
  const fitting = lines.filter((line) => isAbout(line, about));
  return {
    holds: fitting.length > 0 === wanted,
    expected: [wanted ? about : about === '' ? 'nothing' : `nothing about ${about}`],
    found() {
      const shown = (wanted ? lines : fitting).map(shorten);
      return shown.length > 0 ? shown : ['nothing is kept'];
    },
  };
}

const shorten = (line: string) =>
  line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line;
