import { expect, test } from 'vitest';
import type { ScenarioResult, StepResult } from './run/terms/result.ts';
import { compareTranscripts, transcriptOf } from './transcript.ts';

const aStep = (changes: Partial<StepResult> = {}): StepResult => ({
  text: 'save',
  at: { file: 'a.yaml', line: 1, column: 1 },
  actor: 'founder',
  verdict: 'passed',
  ms: 3,
  screen: 'review',
  screens: ['review'],
  decisions: [],
  calls: [],
  events: [],
  toasts: [],
  errors: [],
  ...changes,
});
const aResult = (...steps: StepResult[]) =>
  ({ name: 'A', file: 'a.yaml', steps }) as unknown as ScenarioResult;
const aPoll = { name: 'get-state', method: 'GET', path: '/x', status: 200 } as const;

test('transcripts ignore times and the number of polls', () => {
  const left = aResult(aStep({ ms: 1, calls: [aPoll, aPoll, aPoll] }));
  const right = aResult(aStep({ ms: 99, calls: [aPoll] }));
  expect(compareTranscripts(left, right)).toBeNull();
});

test('transcripts ignore the order of parallel calls', () => {
  const other = { ...aPoll, name: 'save' };
  const left = aResult(aStep({ calls: [aPoll, other] }));
  const right = aResult(aStep({ calls: [other, aPoll] }));
  expect(compareTranscripts(left, right)).toBeNull();
});

test('transcripts differ if a screen, call or decision differs', () => {
  const decision = { router: 'attest', to: 'declined', because: 'declined' };
  const left = aResult(aStep());
  const right = aResult(aStep({ screen: 'declined', decisions: [decision] }));
  expect(compareTranscripts(left, right)?.lines).toEqual(
    [
      'founder: save passed',
      '  screen review',
      '-   on review',
      '+   decision attest → declined because declined',
      '+   on declined',
    ].map((line, index) => (index < 2 ? `  ${line}` : line)),
  );
});

test('why a call had no answer is said of transcripts that differ, and makes no difference itself', () => {
  const lost = { ...aPoll, status: 'no answer', problem: 'TypeError: Failed to fetch' } as const;
  const left = aResult(aStep({ calls: [aPoll] }));
  const right = aResult(aStep({ calls: [lost, lost] }));
  expect(compareTranscripts(left, right)?.lines.slice(2)).toEqual([
    '-   call get-state 200',
    '+   call get-state no answer',
    '    on review',
    'call get-state had no answer: TypeError: Failed to fetch',
  ]);
  const alike = aResult(aStep({ calls: [{ ...aPoll, status: 'no answer' }] }));
  expect(compareTranscripts(alike, right)).toBeNull();
});

test('a transcript contains only what is visible from outside', () => {
  expect(
    transcriptOf(aResult(aStep({ calls: [aPoll], outline: ['- text: Saved'], toasts: ['Done'] }))),
  ).toEqual([
    'founder: save passed',
    '  screen review',
    '  call get-state 200',
    '  toast Done',
    '  on review',
    '    - text: Saved',
  ]);
});
