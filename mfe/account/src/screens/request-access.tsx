import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

export function RequestAccessScreen() {
  const { requestAccess } = useModel();
  const { company, team, result, isSending, request, back } = useUnit({
    company: requestAccess.$company,
    team: requestAccess.$team,
    result: requestAccess.$result,
    isSending: requestAccess.$isSending,
    request: requestAccess.requested,
    back: requestAccess.backChosen,
  });
  const backButton = useRef<HTMLElementTagNameMap['ui-button']>(null);
  // The pressed button disappears, so the focus moves to the next one.
  useEffect(() => {
    if (result === 'sent') backButton.current?.focus();
  }, [result]);
  return (
    <HandOff
      chart="discretion"
      heading="Company account already exists."
      actions={
        <>
          {result === 'sent' ? null : (
            <ui-button
              size="lg"
              label="Request Access"
              loading={isSending}
              busyLabel="Sending…"
              onClick={() => request()}
            />
          )}
          <ui-button
            ref={backButton}
            size="lg"
            variant="secondary"
            label="Back"
            onClick={() => back()}
          />
        </>
      }
    >
      <p className="lead">{content.requestAccess.body(company || content.yourCompany)}</p>
      {result === 'sent' ? <ui-banner tone="success" text={content.requestAccess.sent} /> : null}
      {result === 'failed' ? (
        <ui-banner tone="danger" text={content.requestAccess.failed(team)} />
      ) : null}
      <p>
        <a href={`mailto:${team}`}>{content.requestAccess.help}</a>
      </p>
    </HandOff>
  );
}
