import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** The status of a submitted application, in place of an empty form. */
export function SubmissionProgress() {
  const { reroute, advisorRequested } = useModel();
  const { submitted, lookAgain, ask } = useUnit({
    submitted: reroute.$submissionView,
    lookAgain: reroute.retried,
    ask: advisorRequested,
  });
  if (!submitted) return null;
  const { title, body } = content.submitted[submitted];
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{title}</h1>
      <p>{body}</p>
      <div className="row">
        <ui-button label={content.submitted.advisor} icon="chat" onClick={() => ask()} />
        <ui-button
          variant="secondary"
          label={content.submitted.retry}
          onClick={() => lookAgain()}
        />
      </div>
    </section>
  );
}
