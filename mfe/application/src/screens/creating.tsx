import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /application/start */
export function CreatingScreen() {
  const { creation } = useModel();
  const { failure, retry, talk } = useUnit({
    failure: creation.$checkFailureText,
    retry: creation.retried,
    talk: creation.advisorRequested,
  });
  useRetryOnline(failure === null ? null : retry);
  if (failure === null)
    return (
      <section className="wrap">
        <h1 className="visually-hidden">{content.creating}</h1>
        <ui-overlay text={content.creating} />
        <p className="visually-hidden">{content.creatingHint}</p>
      </section>
    );
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{content.checkFailed.title}</h1>
      <ui-banner tone="danger" text={failure} />
      <div className="row">
        <ui-button label={content.tryAgain} onClick={() => retry()} />
        <ui-button
          variant="secondary"
          icon="chat"
          label={content.checkFailed.advisor}
          onClick={() => talk()}
        />
      </div>
    </section>
  );
}
