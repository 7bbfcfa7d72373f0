import { HandOff } from '@fairlead/mfe-kit';
import { content } from '../content.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /declined */
export function DeclinedScreen() {
  const { heading, body } = content.declined;
  return (
    <HandOff heading={heading} chart="declined" actions={<AdvisorButton />}>
      <p className="lead">{body}</p>
    </HandOff>
  );
}
