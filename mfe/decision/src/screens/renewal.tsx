import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content, discretionTexts } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /renewal-blocked */
export function RenewalBlockedScreen() {
  const { exitActions, $renewalNotice } = useModel();
  const { open, notice } = useUnit({ open: exitActions.accountOpened, notice: $renewalNotice });
  const { heading, body, broker, action } = content.renewalBlocked;
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={<ui-button size="lg" label={action} onClick={() => open()} />}
    >
      <p className="lead">{body(notice.policyEnds)}</p>
      {notice.reason === 'broker_of_record_conflict' ? <p>{broker}</p> : null}
    </HandOff>
  );
}

/** /discretion-quote-blocking-renewal */
export function RenewalDiscretionScreen() {
  const { $renewalNotice } = useModel();
  const { reason } = useUnit($renewalNotice);
  return (
    <HandOff
      heading={content.renewalDiscretion.heading}
      chart="discretion"
      actions={<AdvisorButton />}
    >
      <p className="lead">{discretionTexts.get(reason ?? '') ?? content.renewalDiscretion.other}</p>
    </HandOff>
  );
}

/** /renewal-unsupported-location, with or without the place */
export function RenewalUnsupportedLocationScreen() {
  const { $placeName } = useModel();
  const place = useUnit($placeName);
  const { heading, body, yourNewAddress } = content.renewalUnsupportedLocation;
  return (
    <HandOff heading={heading} chart="discretion" actions={<AdvisorButton />}>
      <p className="lead">{body(place === null ? yourNewAddress : `in ${place}`)}</p>
    </HandOff>
  );
}
