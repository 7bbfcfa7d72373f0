import { HandOff } from '@fairlead/mfe-kit';
import { $contacts } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /expedited-quote-request-confirmation */
export function ExpediteConfirmationScreen() {
  const { expedite } = useModel();
  const { hasFailed, email, contacts } = useUnit({
    contacts: $contacts,
    hasFailed: expedite.$isFailureConfirmed,
    email: expedite.$email,
  });
  const { heading, body, you, failed, failedHeading } = content.expediteConfirmation;
  return (
    <HandOff
      heading={hasFailed ? failedHeading : heading}
      chart="review"
      actions={<AdvisorButton label={content.talkToAdvisor} variant="secondary" />}
    >
      {hasFailed ? (
        <ui-banner tone="caution" text={failed(contacts.underwriting)} />
      ) : (
        <p className="lead">{body(email ?? you)}</p>
      )}
    </HandOff>
  );
}
