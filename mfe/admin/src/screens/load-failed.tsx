import { HandOff, useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { failureContent } from '../failure-content.ts';
import { useModel } from '../use-model.ts';
import { ListLink } from './list-link.tsx';

/** The page of a submission that couldn't be loaded. */
export function LoadFailed() {
  const { submission } = useModel();
  const { failure, tryAgain } = useUnit({
    failure: submission.$failure,
    tryAgain: submission.retried,
  });
  useRetryOnline(tryAgain);
  const { title, body } = failureContent(failure);
  return (
    <HandOff
      heading={title}
      chart="review"
      actions={<ui-button size="lg" label={content.failed.retry} onClick={() => tryAgain()} />}
    >
      <p className="lead">{body}</p>
      <ListLink />
    </HandOff>
  );
}
