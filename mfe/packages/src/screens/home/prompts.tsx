import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The application itself has expired: it has to be reviewed before anything else (B§8). */
export function ApplicationExpired() {
  const { applicationExpiry } = useModel();
  const { text, isBusy, review } = useUnit({
    text: applicationExpiry.$text,
    isBusy: applicationExpiry.$isBusy,
    review: applicationExpiry.reviewAsked,
  });
  const { title, action } = content.applicationExpired;
  return (
    <ui-dialog
      open={text !== null}
      heading={title}
      primary={action}
      busy={isBusy}
      hideClose
      onui-primary={() => review()}
    >
      <p>{text}</p>
    </ui-dialog>
  );
}

/** The prices have expired: they can be refreshed from here (B§2). */
export function PricesExpired() {
  const { refresh } = useModel();
  const { isExpired, lastDay, ask } = useUnit({
    isExpired: refresh.$isExpired,
    lastDay: refresh.$lastDay,
    ask: refresh.asked,
  });
  if (!isExpired) return null;
  const { title, body, action } = content.refresh;
  return (
    <section className="card stack stack-3" aria-labelledby="prices-expired">
      <h2 className="heading" id="prices-expired">
        {title}
      </h2>
      <p>{body(lastDay)}</p>
      <div>
        <ui-button label={action} onClick={() => ask()} />
      </div>
    </section>
  );
}

/** Buying another package gives up the review of the custom one: asks first (B§4). */
export function CancelReview() {
  const { buying } = useModel();
  const { asksAbout, confirm, dismiss } = useUnit({
    asksAbout: buying.$asksAbout,
    confirm: buying.cancelConfirmed,
    dismiss: buying.cancelDismissed,
  });
  const { title, body, primary, secondary } = content.cancelReview;
  return (
    <ConfirmDialog
      open={asksAbout !== null}
      heading={title}
      primary={primary}
      secondary={secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{body}</p>
    </ConfirmDialog>
  );
}
