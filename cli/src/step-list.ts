import { AnswerShape } from './language/answers.ts';
import { beforeStart } from './language/before-start.ts';
import { faultWords } from './language/faults.ts';
import { phrasesOf } from './language/phrases.ts';
import { describeStruct } from './language/struct-shape.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import { anotherWindow } from './language/windows.ts';

export type ListedStep = {
  readonly step: string;
  readonly kind: 'task' | 'page' | 'see' | 'control';
  /** The micro-frontend of a task. */
  readonly area?: string | undefined;
  /** A description of the input after the colon. */
  readonly input: string;
  readonly says: string;
};

/** Lists every step of the language: tasks first, sentences with placeholders last. */
export function stepList(vocabulary: Vocabulary): ListedStep[] {
  const areas = new Map(vocabulary.tasks.map(({ name, area }) => [name, area]));
  const phrases = [...phrasesOf(vocabulary).values()].map(({ name, kind, says, input }) => ({
    step: name,
    kind,
    ...(kind === 'task' ? { area: areas.get(name) } : {}),
    input: describeStruct(input),
    says,
  }));
  return [...phrases, ...sentences];
}

const sentences: readonly ListedStep[] = [
  {
    step: 'when call <call> fails with',
    kind: 'control',
    input: faultWords,
    says: 'Makes this call fail',
  },
  {
    step: 'when <call> answers',
    kind: 'control',
    input: describeStruct(AnswerShape),
    says: "Answers this call with a body of your own, held against the call's contract unless malformed: true",
  },
  {
    step: 'swap <micro-frontend> for <url>',
    kind: 'control',
    input: 'nothing',
    says: 'Replaces a mounted micro-frontend with another build. Headless, with its current sources: only a browser loads the address',
  },
  {
    step: 'as <persona>',
    kind: 'control',
    input: 'a list of steps',
    says: 'Another actor does these steps, in the same sandbox',
  },
  {
    step: anotherWindow,
    kind: 'control',
    input: 'a list of steps',
    says: 'The same person does these steps in a second window, which begins at /',
  },
  {
    step: beforeStart,
    kind: 'control',
    input: 'a list of steps: press, fill, choose, check, uncheck',
    says: 'Loads the page again, and does these steps on its document before its scripts have run. Headless, the page starts at once, and they come after it',
  },
  {
    step: 'use',
    kind: 'control',
    input: 'a fragment file, or { fragment, with }',
    says: 'Includes the steps of another file',
  },
];
