import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton, HandOff } from './hand-off.tsx';

/** /renewal-blocked */
export function RenewalBlockedScreen() {
  const { exitActions } = useModel();
  const open = useUnit(exitActions.accountOpened);
  const { heading, body, action } = content.renewalBlocked;
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={<ui-button size="lg" label={action} onClick={() => open()} />}
    >
      <p className="lead">{body}</p>
    </HandOff>
  );
}

/** /discretion-quote-blocking-renewal */
export function RenewalDiscretionScreen() {
  const { heading, body } = content.renewalDiscretion;
  return (
    <HandOff heading={heading} chart="discretion" actions={<AdvisorButton />}>
      <p className="lead">{body}</p>
    </HandOff>
  );
}

/** /renewal-unsupported-location, with or without the place */
export function RenewalUnsupportedLocationScreen() {
  const { $placeName } = useModel();
  const place = useUnit($placeName);
  const { heading, body, anotherState } = content.renewalUnsupportedLocation;
  return (
    <HandOff heading={heading} chart="discretion" actions={<AdvisorButton />}>
      <p className="lead">{body(place ?? anotherState)}</p>
    </HandOff>
  );
}
