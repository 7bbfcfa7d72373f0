import { isFieldShown, isQuestionShown, isRepeating } from '@fairlead/domain/question-set';
import { $route } from '@fairlead/store';
import type { Scope, Store } from 'effector';
import { content } from './content.ts';
import { cartaFailedText, cartaStates } from './model/carta.ts';
import type { ApplicationModel } from './model/index.ts';

type Get = <State>(store: Store<State>) => State;
type Texts = readonly (string | null | undefined | false)[];

/** The visible texts of the open screen, for scenarios. */
export function textsOf(model: ApplicationModel, scope: Scope): readonly string[] {
  const get: Get = (store) => scope.getState(store);
  const route = get($route)?.name;
  const texts = route && route in screens ? screens[route as keyof typeof screens](model, get) : [];
  const steps = route === 'question-set' || route === 'review' ? get(model.$steps) : [];
  return [...steps, ...texts].filter((text): text is string => Boolean(text));
}

const screens = {
  'application-start': (): Texts => [content.creating, content.creatingHint],
  resume: ({ resume }: ApplicationModel, get: Get): Texts =>
    get(resume.$hasFailed)
      ? [content.resume, content.errors.nextQuestionSetFailed, content.tryAgain]
      : ['Loading...'],
  carta: ({ carta }: ApplicationModel, get: Get): Texts => [
    content.carta.title,
    ...content.carta.benefits,
    content.carta.whatWeRead,
    get(carta.$state) === cartaStates.failed && cartaFailedText,
    'CONNECT',
    'Continue without connecting',
  ],
  'carta-callback': ({ cartaCallback }: ApplicationModel, get: Get): Texts => [
    content.carta.phases[get(cartaCallback.$phase)],
  ],
  'question-set': questionSetTexts,
  review: reviewTexts,
};

function questionSetTexts({ questionSet }: ApplicationModel, get: Get): Texts {
  const percent = `${get(questionSet.$percent)}%`;
  const head = [percent, content.questionSet.minutesLeft(get(questionSet.$minutesLeft))];
  const failure = get(questionSet.$loadFailureText);
  if (failure) return [...head, content.questionSet.untitled, failure, get(questionSet.$wayOn)];
  const set = get(questionSet.$set);
  const layout = get(questionSet.$layout);
  if (!get(questionSet.$isOpen) || !set || !layout) return head;
  const patches = get(questionSet.$patches);
  const states = get(questionSet.$fieldStates);
  const summary = get(questionSet.$summary);
  const rowToRemove = get(questionSet.$rowToRemove);
  const fields = [...layout.fields.values()].filter((spot) => isFieldShown(spot, patches));
  return [
    ...head,
    set.title,
    set.description,
    summary.length > 0 && content.questionSet.summary,
    ...summary.map(({ text }) => text),
    get(questionSet.$isRestored) && content.questionSet.restored,
    get(questionSet.$isReadOnly) && content.questionSet.readOnly,
    get(questionSet.$isAtRisk) && content.questionSet.atRisk,
    ...get(questionSet.$filledIn),
    ...layout.questions
      .filter((spot) => isQuestionShown(spot, patches))
      .flatMap(({ question }) => [question.title, question.description]),
    isRepeating(set) && layout.rows.length === 0 && get(questionSet.$emptyText),
    ...fields.flatMap(({ id, field }) => {
      const { error, warning, source } = states.get(id) ?? {};
      return [field.label, error, warning, source && content.questionSet.sourceMarks[source]];
    }),
    rowToRemove !== null && content.questionSet.removeRowConfirm(get(questionSet.$rowLabel)),
    get(questionSet.$saveFailure),
    'Back',
    'Save & Continue',
  ];
}

function reviewTexts({ review, attest }: ApplicationModel, get: Get): Texts {
  const words = content.review;
  const found = get(review.$review);
  const failure = get(review.$failureText);
  const head = [words.title, found ? words.lead : words.generating];
  if (!found) return [...head, failure, failure && content.tryAgain];
  return [
    ...head,
    ...found.sections.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, values }) => [label, values.join('; ')]),
    ]),
    words.attestTitle,
    words.attestation,
    get(attest.$isAgreementMissing) && words.attestationMissing,
    get(attest.$failure),
    get(attest.$isPolling) && words.deciding,
    'Submit Application',
    words.noEditing,
  ];
}
