import { reviewProgress } from '@fairlead/domain/question-set';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { onlyChanges } from '../../model/review-changes.ts';
import { useModel } from '../../use-model.ts';
import { ApplicationLayout } from '../application-layout.tsx';
import { AttestCard } from './attest-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ReviewFailure } from './review-failure.tsx';
import { ReviewSection } from './review-section.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

/** /application/{id}/review */
export function ReviewScreen() {
  const { review } = useModel();
  const { found, isChangesOnly, failure, isUnknown, last, goBack, print, applicationId } = useUnit({
    found: review.$review,
    isChangesOnly: review.$isChangesOnly,
    failure: review.$failureText,
    isUnknown: review.$isUnknown,
    last: review.$last,
    goBack: review.backPressed,
    print: review.printed,
    applicationId: review.$applicationId,
  });
  return (
    <ApplicationLayout step="Review" percent={reviewProgress}>
      <div className="stack">
        <h1 className="title review-title">{isUnknown ? content.resume : content.review.title}</h1>
        {failure ? null : (
          <p className="muted">{found ? content.review.lead : content.review.generating}</p>
        )}
      </div>
      {failure ? <ReviewFailure text={failure} /> : null}
      {!found && !failure ? <ReviewSkeleton /> : null}
      {found && applicationId ? (
        <>
          <ChangesCard />
          {(isChangesOnly ? onlyChanges(found.sections) : found.sections).map((section) => (
            <ReviewSection
              key={section.question_set_id}
              section={section}
              applicationId={applicationId}
            />
          ))}
          <AttestCard />
          <div className="row between">
            <ui-button
              variant="quiet"
              icon="arrow-left"
              label="Back"
              disabled={last === null}
              onClick={() => goBack()}
            />
            <ui-button
              variant="quiet"
              icon="file"
              label={content.review.print}
              onClick={() => print()}
            />
          </div>
        </>
      ) : null}
    </ApplicationLayout>
  );
}
