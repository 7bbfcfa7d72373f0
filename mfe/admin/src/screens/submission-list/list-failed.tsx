import { ApiError } from '@fairlead/contracts';
import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { failed, forbidden } = content.submissions;

type Props = {
  /** Takes the focus from the button that goes with the message. */
  readonly search: RefObject<{ focus(): void } | null>;
};

/** The list could not be loaded: beside the rows that are still there, or in their place. */
export function ListFailed({ search }: Props) {
  const { submissionList } = useModel();
  const { failure, view, retry } = useUnit({
    failure: submissionList.$failure,
    view: submissionList.$view,
    retry: submissionList.retried,
  });
  useRetryOnline(failure ? retry : null);
  const tryAgain = () => {
    search.current?.focus();
    retry();
  };
  if (!failure) return null;
  if (view === 'list')
    return (
      <div className="board-notices">
        <ui-banner tone="danger" text={failed.again} action={failed.retry} onui-action={tryAgain} />
      </div>
    );
  const { title, body } =
    failure instanceof ApiError && failure.status === 403 ? forbidden : failed;
  return (
    <div className="subs-scroll">
      <div className="board-empty" role="alert">
        <h2 className="subheading">{title}</h2>
        <p>{body}</p>
        <ui-button variant="secondary" label={failed.retry} onClick={tryAgain} />
      </div>
    </div>
  );
}
