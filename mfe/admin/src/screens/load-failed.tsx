import { ApiError } from '@fairlead/contracts';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { missing, forbidden, other, retry } = content.failed;

/** The submission could not be loaded: what went wrong, and the way on. */
export function LoadFailed() {
  const { submission } = useModel();
  const { failure, tryAgain } = useUnit({
    failure: submission.$failure,
    tryAgain: submission.retried,
  });
  const { title, body } = wordsFor(failure);
  return (
    <ui-hand-off heading={title} chart="review">
      <p className="lead">{body}</p>
      <div className="row" slot="actions">
        <ui-button size="lg" label={retry} onClick={() => tryAgain()} />
      </div>
    </ui-hand-off>
  );
}

function wordsFor(failure: Error | null) {
  if (!(failure instanceof ApiError)) return other;
  if (failure.status === 404) return missing;
  return failure.status === 403 ? forbidden : other;
}
