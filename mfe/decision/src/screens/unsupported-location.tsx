import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /unsupported-location */
export function UnsupportedLocationScreen() {
  const { $placeName } = useModel();
  const place = useUnit($placeName);
  const { heading, body, action } = content.unsupportedLocation;
  return (
    <HandOff heading={heading} chart="declined" actions={<AdvisorButton label={action} />}>
      <p className="lead">{body(place ?? content.yourState)}</p>
    </HandOff>
  );
}
