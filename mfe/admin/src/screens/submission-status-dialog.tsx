import { ConfirmDialog } from '@fairlead/mfe-kit';
import { PackageChanges } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { Impact } from '../model/impact.ts';
import { useModel } from '../use-model.ts';

const { dialog, secondary, busy } = content.submissionStatus;

/** Shows the effect on the client's page, and asks before the submission is quote-blocked or released. */
export function SubmissionStatusDialog() {
  const { submissionStatus } = useModel();
  const { asking, impact, isMoving, confirm, cancel } = useUnit({
    asking: submissionStatus.$asking,
    impact: submissionStatus.$impact,
    isMoving: submissionStatus.$isMoving,
    confirm: submissionStatus.confirmed,
    cancel: submissionStatus.canceled,
  });
  if (!asking || !impact) return null;
  const { heading, primary } = dialog[asking];
  return (
    <div className="impact-dialog">
      <ConfirmDialog
        open
        heading={heading}
        primary={primary}
        secondary={secondary}
        busy={isMoving}
        busyLabel={busy}
        onConfirm={confirm}
        onDismiss={cancel}
      >
        <ImpactView impact={impact} />
      </ConfirmDialog>
    </div>
  );
}

function ImpactView({ impact }: { readonly impact: Impact }) {
  const { now, later, changes, note, buying, compared, foot } = impact;
  return (
    <div className="stack">
      <div className="impact-now">
        <div>
          <p className="tiny muted">{content.impact.now}</p>
          <p className="strong">{now.title}</p>
          <p className="tiny muted">{now.detail}</p>
        </div>
        <div>
          <p className="tiny">{content.impact.later}</p>
          <p className="strong">{later.title}</p>
          <p className="tiny">{later.detail}</p>
        </div>
      </div>
      {buying ? <ui-banner tone="caution" text={buying} /> : null}
      {compared ? <p className="small muted">{compared}</p> : null}
      <PackageChanges changes={changes} label={content.impact.list} noteOf={() => note} />
      <p className="small muted">{foot}</p>
    </div>
  );
}
