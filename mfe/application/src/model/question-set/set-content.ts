import { isStatus } from '@fairlead/contracts';
import type { QuestionSet } from '@fairlead/contracts/application';
import { type OutsideDataSource, rowLimits } from '@fairlead/domain/question-set';
import { lookUpFailureText } from '@fairlead/store';
import { combine, createStore, type Event, type Store } from 'effector';
import { content } from '../../content.ts';
import type { OpenedForm } from './opening.ts';

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly formOpened: Event<OpenedForm>;
  readonly $set: Store<QuestionSet | null>;
  readonly $loadFailure: Store<Error | null>;
  readonly $isMissing: Store<boolean>;
  readonly $lost: Store<Error | null>;
};

/** What the page says about the open set. */
export function createSetContent({
  entry,
  formOpened,
  $set,
  $loadFailure,
  $isMissing,
  $lost,
}: Dependencies) {
  /** How many answers were there already, by source. */
  const $filledIn = createStore<readonly string[]>([])
    .on(formOpened, (_, { prefilled }) => filledIn([...prefilled.values()]))
    .reset(entry);
  const $rowLabel = $set.map((set) =>
    (set?.row_label ?? content.questionSet.rowFallback).toLowerCase(),
  );
  const $rowLimits = $set.map((set) => (set ? rowLimits(set) : { min: 0, max: 0 }));
  const $emptyText = $set.map(
    (set) => content.questionSet.noRows[set?.name ?? ''] ?? content.questionSet.noRowsYet,
  );
  const $loadFailureText = combine($loadFailure, $lost, (failure, lost) => {
    if (lost) return lookUpFailureText(content.errors.loadAsked, lost);
    if (failure === null || isStatus(failure, 401, 409)) return null;
    return isStatus(failure, 404)
      ? content.errors.notFound
      : lookUpFailureText(content.errors.loadAsked, failure);
  });
  /** The page's actions if its set couldn't be loaded. */
  const $wayOn = $isMissing.map((isMissing) =>
    isMissing ? content.continueApplication : content.tryAgain,
  );
  return { $filledIn, $rowLabel, $rowLimits, $emptyText, $loadFailureText, $wayOn };
}

function filledIn(sources: readonly OutsideDataSource[]): readonly string[] {
  const counts = Map.groupBy(sources, (source) => source);
  return [...counts].map(([source, found]) =>
    content.questionSet.filledIn(found.length, content.questionSet.sources[source]),
  );
}
