import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ApplicationLayout } from '../application-layout.tsx';
import { RemoveRowDialog } from './remove-row-dialog.tsx';
import { SetForm } from './set-form.tsx';
import { SetSkeleton } from './set-skeleton.tsx';

/** /application/{id}/{questionSetId} */
export function QuestionSetScreen() {
  const { questionSet } = useModel();
  const { set, isOpen, failure, wayOn, broken, percent, minutes, retry } = useUnit({
    set: questionSet.$set,
    isOpen: questionSet.$isOpen,
    failure: questionSet.$loadFailureText,
    wayOn: questionSet.$wayOn,
    broken: questionSet.$broken,
    percent: questionSet.$percent,
    minutes: questionSet.$minutesLeft,
    retry: questionSet.retried,
  });
  useRetryOnline(failure && wayOn === content.tryAgain ? retry : null);
  if (broken) throw broken;
  return (
    <ApplicationLayout
      step="Core Questions"
      percent={percent}
      note={content.questionSet.minutesLeft(minutes)}
    >
      {failure ? (
        <div className="stack">
          <h1 className="title">{content.questionSet.untitled}</h1>
          <ui-banner tone="danger" text={failure} action={wayOn} onui-action={() => retry()} />
        </div>
      ) : isOpen && set ? (
        <>
          <SetForm key={set.id} set={set} />
          <p className="small muted">{content.questionSet.saveNote}</p>
          <RemoveRowDialog />
        </>
      ) : (
        <SetSkeleton />
      )}
    </ApplicationLayout>
  );
}
