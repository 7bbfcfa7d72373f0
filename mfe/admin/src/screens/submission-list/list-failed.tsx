import { ApiError } from '@fairlead/contracts';
import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { failed, forbidden } = content.submissions;

/** The list could not be loaded: beside the rows that are still there, or in their place. */
export function ListFailed() {
  const { submissionList } = useModel();
  const { failure, view, retry } = useUnit({
    failure: submissionList.$failure,
    view: submissionList.$view,
    retry: submissionList.retried,
  });
  useRetryOnline(failure ? retry : null);
  if (!failure) return null;
  if (view === 'list')
    return (
      <div className="board-notices">
        <ui-banner
          tone="danger"
          text={failed.again}
          action={failed.retry}
          onui-action={() => retry()}
        />
      </div>
    );
  const { title, body } =
    failure instanceof ApiError && failure.status === 403 ? forbidden : failed;
  return (
    <div className="subs-scroll">
      <div className="board-empty" role="alert">
        <h2 className="subheading">{title}</h2>
        <p>{body}</p>
        <ui-button variant="secondary" label={failed.retry} onClick={() => retry()} />
      </div>
    </div>
  );
}
