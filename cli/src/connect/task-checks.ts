import { isRecord } from '@fairlead/domain';
import { loadPersonas, loadQuestionSets } from '@fairlead/sandbox/content/load';
import { addressBook } from '@fairlead/sandbox/stand-ins/maps/address-book';
import { searchBook } from '@fairlead/sandbox/stand-ins/maps/logic';
import { nearest } from '../language/nearest.ts';
import type { InputProblem, KnownTask } from '../language/vocabulary.ts';
import { createAnswerCheck } from './answer-check.ts';
import { createAnswerNames } from './answer-names.ts';
import { checkPackageStatus, onlyArchived } from './package-status-check.ts';
import { allQuestions } from './questions.ts';

type Check = NonNullable<KnownTask['check']>;
type Answers = Readonly<Record<string, unknown>>;

/** What a task's input is in the words on the page, by the task's name. */
export async function loadPageWords(): Promise<ReadonlyMap<string, (input: unknown) => unknown>> {
  const names = createAnswerNames(allQuestions(await loadQuestionSets()));
  return new Map<string, (input: unknown) => unknown>([
    ['answer', names],
    ['answer rows', (rows) => [rows].flat().map(names)],
    ['complete the application', names],
  ]);
}

/** Checks tasks' inputs against the sandbox's content, by the task's name. */
export async function loadTaskChecks(): Promise<ReadonlyMap<string, Check>> {
  const [{ personas }, questionSets] = await Promise.all([loadPersonas(), loadQuestionSets()]);
  const answers = createAnswerCheck(allQuestions(questionSets));
  const archived = onlyArchived(personas);
  const submissions = personas.flatMap(({ market_submission }) => market_submission?.id ?? []);
  return new Map<string, Check>([
    ['answer', (input) => answers(recordOf(input))],
    [
      'answer rows',
      (rows) => [rows].flat().flatMap((row, index) => answers(recordOf(row), [index])),
    ],
    ['complete the application', (input) => answers(recordOf(input))],
    ['set package', (input, earlier) => checkPackageStatus(recordOf(input), earlier, archived)],
    ['open submission', (id) => checkSubmission(String(id), submissions)],
    ['choose address', (text) => checkAddress(String(text), [])],
    ['fill in intake', (input) => checkIntake(recordOf(input))],
  ]);
}

function checkSubmission(id: string, known: readonly string[]): InputProblem[] {
  // Ids generated during a scenario have six letters and digits (world/ids.ts).
  if (known.includes(id) || /^ms_[0-9a-z]{6}$/.test(id)) return [];
  const complaint = {
    message: `no persona has the submission ${JSON.stringify(id)}`,
    expected: 'the id of a market submission in personas.yaml, such as ms_039',
    nearest: nearest(id, known),
  };
  return [{ path: [], at: 'value', complaint }];
}

const checkIntake = ({ address }: Answers) =>
  typeof address === 'string' ? checkAddress(address, ['address']) : [];

/** The input of a task that takes a mapping; its schema has checked it. */
const recordOf = (input: unknown): Answers => (isRecord(input) ? input : {});

function checkAddress(text: string, path: InputProblem['path']): InputProblem[] {
  // A task picks the first suggestion that begins with the text.
  const begins = text.trim().toLowerCase();
  const suggestions = searchBook(addressBook, text);
  if (suggestions.some((one) => one.text.toLowerCase().startsWith(begins))) return [];
  const lines = addressBook.flatMap(({ line_1 }) => line_1 ?? []);
  const complaint = {
    message: `the address service does not know ${JSON.stringify(text)}`,
    expected: 'an address of the sandbox, such as 137 Halyard Street',
    nearest: nearest(text, lines),
  };
  return [{ path, at: 'value', complaint }];
}
