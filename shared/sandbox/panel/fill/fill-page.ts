import type { SandboxControl } from '../../src/in-browser/control.ts';
import type { Outcome, TypedRow } from '../../src/in-browser/typed-answers.ts';
import { enter, type Field, isChoice, isEmpty, openFields } from './enter.ts';
import { fillIntake } from './fill-intake.ts';

/** The set of an address; null on another page. */
export const setAt = (path: string): string | null =>
  /^\/application\/[^/]+\/(qs_\w+)$/.exec(path)?.[1] ?? null;

export const openSet = (): string | null => setAt(location.pathname);

const attestation = () => document.querySelector<HTMLInputElement>('#main #attestation');

/** Whether the answers are complete and only the attestation is missing. */
export const isReview = (): boolean => attestation() !== null;

/** Fills in what is empty on the open page. Resolves to the number of answers. */
export async function fillPage(control: SandboxControl, outcome: Outcome): Promise<number> {
  const set = openSet();
  if (set && !isReview()) return fillSet(control, set, outcome);
  const box = attestation();
  if (box) return Number(enter(box, [box.value]));
  return fillIntake(control.firstVisitor());
}

/** An answer may show further fields, so the page is filled in until there are no more of them. */
async function fillSet(control: SandboxControl, set: string, outcome: Outcome): Promise<number> {
  const { rows, decisive } = control.typedAnswers(set, outcome);
  const seen = new Set<string>();
  for (let count = 0; ; ) {
    const open = openFields().filter((field) => !seen.has(keyOf(field)));
    if (open.length === 0) return count;
    // Before the first entry, because a group isn't empty anymore after it.
    const due = open.filter((field) => isEmpty(field) || decisive.includes(nameOf(field.name)));
    for (const field of open) seen.add(keyOf(field));
    for (const field of due) {
      const texts = answerTo(field.name, rows);
      if (texts && enter(field, texts)) count += 1;
    }
    // The page draws what the answers show.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Several choices have one name. */
const keyOf = (field: Field): string =>
  isChoice(field) ? `${field.name}=${field.value}` : field.name;

/** A row's fields are called like its first ones, with the row's number: `employee-state#2`. */
const nameOf = (field: string): string => field.replace(/#\d+$/, '');

function answerTo(field: string, rows: readonly TypedRow[]): readonly string[] | undefined {
  const row = Number(/#(\d+)$/.exec(field)?.[1] ?? 1);
  return (rows[row - 1] ?? rows.at(-1))?.[nameOf(field)];
}
