import { widen } from '@fairlead/contracts';
import {
  type FieldInput,
  minutesLeft,
  previousSet,
  progressPercent,
} from '@fairlead/domain/question-set';
import { createDraft, navigate, persistOwnFx, screenTitled } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import * as s from 'superstruct';
import { content } from '../../content.ts';
import { createAddress } from './address.ts';
import { createAnswers, type Entered } from './answers.ts';
import { createChecking } from './checking.ts';
import { createFieldStates } from './field-states.ts';
import { createOpening } from './opening.ts';
import { continueAfter, createSaving, isSame } from './saving.ts';
import { createSetContent } from './set-content.ts';

const answerPrefix = 'answer ';

const EnteredShape = widen<Entered>(
  s.object({
    rows: s.array(s.number()),
    values: s.array(s.tuple([s.string(), s.union([s.string(), s.array(s.string())])])),
  }),
);

/** Two windows' drafts are merged answer by answer. */
const enteredFields = {
  of: ({ rows, values }: Entered) => ({
    rows,
    ...Object.fromEntries(values.map(([id, value]) => [answerPrefix + id, value])),
  }),
  toValue: ({ rows, ...answers }: Readonly<Record<string, unknown>>): Entered => ({
    rows: rows as Entered['rows'],
    values: Object.entries(answers).map(([name, value]) => [
      name.slice(answerPrefix.length),
      value as FieldInput,
    ]),
  }),
};

/** The question set page: opening, answering, checking, drafts, saving, going back. */
export function createQuestionSet() {
  const opening = createOpening();
  const { entry, formOpened, $place, $isOpen, $progress, $progressOf } = opening;
  const answers = createAnswers({ entry, formOpened });
  const checking = createChecking({ entry, ...answers });
  const address = createAddress({ entry, ...answers });
  opening.$broken.on(address.mapsFailed, (_, failure) => failure);
  const saving = createSaving({ ...opening, ...answers, ...checking });
  const { saved } = saving;
  sample({ clock: formOpened, fn: ({ set }) => set.title, target: screenTitled });

  const draft = createDraft<Entered>({
    key: $place.map((place) =>
      place ? `answers:${place.applicationId}:${place.questionSetId}` : null,
    ),
    version: 1,
    source: answers.$entered,
    changed: answers.changed,
    replaced: formOpened,
    shape: EnteredShape,
    fields: enteredFields,
    atRisk: content.questionSet.atRisk,
  });
  sample({ clock: formOpened, target: draft.restore });
  sample({ clock: draft.restored, target: answers.draftRestored });
  /** The form shows restored input that isn't saved yet. */
  const $isRestored = createStore(false)
    .on(answers.draftAccepted, () => true)
    .reset([entry, saved]);

  // The user may have continued to another set while this one was being saved. That set keeps its draft.
  const savedWhole = saved.filter({ fn: ({ isChanged }) => !isChanged });
  sample({
    clock: savedWhole,
    source: $place,
    filter: isSame,
    target: draft.discard,
  });
  sample({
    clock: savedWhole,
    source: $place,
    filter: (place, set) => !isSame(place, set),
    fn: (_, { applicationId, questionSetId }) => ({
      name: `draft:answers:${applicationId}:${questionSetId}`,
      value: null,
    }),
    target: persistOwnFx,
  });
  const wentOn = sample({
    clock: saved,
    source: $place,
    filter: (place, { applicationId }) => place?.applicationId === applicationId,
    fn: (_, set) => set,
  });
  $progress.on(wentOn, (_, { progress }) => progress);
  $progressOf.on(wentOn, (_, { applicationId }) => applicationId);
  continueAfter(saved);

  const backPressed = createEvent();
  const $previous = combine($progress, answers.$set, (progress, set) =>
    progress && set ? previousSet(progress.answered_question_sets, set) : null,
  );
  const $placeBefore = combine($place, $previous, (place, previous) =>
    place && previous ? { ...place, questionSetId: previous.id } : null,
  );
  sample({
    clock: sample({ clock: backPressed, filter: $isOpen }),
    source: $placeBefore,
    filter: Boolean,
    fn: (params) => ({ route: 'question-set', params }) as const,
    target: navigate,
  });

  const $fieldStates = createFieldStates({ ...answers, ...checking });
  const setContent = createSetContent({ ...opening, ...answers });

  const $percent = $progress.map((progress) =>
    progressPercent(progress?.answered_question_sets.length ?? 0),
  );

  return {
    ...opening,
    ...answers,
    ...checking,
    ...saving,
    ...address,
    ...setContent,
    $fieldStates,
    backPressed,
    $previous,
    $isRestored,
    $isAtRisk: draft.$isAtRisk,
    $percent,
    $minutesLeft: $percent.map(minutesLeft),
  };
}
