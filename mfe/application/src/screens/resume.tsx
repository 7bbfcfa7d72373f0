import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /application/{id}/resume: only shown if the next screen couldn't be looked up. */
export function ResumeScreen() {
  const { resume } = useModel();
  const { hasFailed, retry } = useUnit({ hasFailed: resume.$hasFailed, retry: resume.retried });
  if (!hasFailed) return <ui-overlay />;
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{content.resume}</h1>
      <ui-banner tone="danger" text={content.errors.nextQuestionSetFailed} />
      <div>
        <ui-button label={content.tryAgain} onClick={() => retry()} />
      </div>
    </section>
  );
}
