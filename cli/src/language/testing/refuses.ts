import { expect, test } from 'vitest';
import { toyVocabulary } from '../../test-kit/toy.ts';
import { createCompiler } from '../compile.ts';
import { formatLocation } from '../source.ts';

export const head = 'scenario: A founder applies\nas: new-founder\n';
export const steps = (text: string) => `${head}steps:\n${text}`;

/** The file's content; the position and the message of the first mistake. */
export type Row = [title: string, text: string, place: string, message: string, more?: string];

const files: Readonly<Record<string, string>> = {
  'scenarios/fragments/endless.yaml': 'fragment: Never ends\nsteps:\n  - use: endless.yaml\n',
  'scenarios/fragments/whole.yaml': 'scenario: Whole\nas: admin\nsteps: [reload]\n',
  'scenarios/fragments/wrong.yaml': 'fragment: Wrong\nsteps:\n  - submit intak\n',
  'scenarios/fragments/nameless.yaml': 'steps:\n  - reload\n',
  'scenarios/fragments/whole-plan.yaml': 'fragment: Buys\nsteps:\n  - buy package: <plan>\n',
};

export const compile = createCompiler(toyVocabulary, (name) => {
  const text = files[name];
  return text === undefined ? { neighbors: ['complete-intake.yaml'] } : { text };
});

export const file = 'scenarios/intake/a.yaml';

/** One test per row: the file is refused with this sentence at this place. */
export function refuses(rows: readonly Row[]): void {
  test.each(rows)('refuses %s', (_, text, place, message, more) => {
    const { plans, mistakes } = compile({ file, text });
    const [first] = mistakes;
    expect(plans).toEqual([]);
    expect(first && formatLocation(first.at)).toBe(
      place.includes('.yaml') ? place : `${file}:${place}`,
    );
    expect(first?.message).toContain(message);
    if (more) expect(`${first?.expected}\n${first?.nearest}`).toContain(more);
  });
}
