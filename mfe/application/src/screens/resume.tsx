import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountLink } from './account-link.tsx';

/** /application/{id}/resume: only shown if the next screen couldn't be looked up. */
export function ResumeScreen() {
  const { resume } = useModel();
  const { failure, isUnknown, retry } = useUnit({
    failure: resume.$failureText,
    isUnknown: resume.$isUnknown,
    retry: resume.retried,
  });
  useRetryOnline(failure === null || isUnknown ? null : retry);
  if (failure === null) return <ui-overlay />;
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{content.resume}</h1>
      <ui-banner tone="danger" text={failure} />
      {isUnknown ? (
        <AccountLink />
      ) : (
        <div>
          <ui-button label={content.tryAgain} onClick={() => retry()} />
        </div>
      )}
    </section>
  );
}
