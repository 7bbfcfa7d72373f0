import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdvisorButton } from './advisor-button.tsx';

/** /hiscox-offer */
export function HiscoxOfferScreen() {
  const { exitActions } = useModel();
  const open = useUnit(exitActions.partnerOpened);
  const { heading, body, action, note } = content.hiscoxOffer;
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={
        <>
          <ui-button size="lg" iconEnd="open" label={action} onClick={() => open()} />
          <AdvisorButton label={content.talkToAdvisor} variant="secondary" />
        </>
      }
    >
      <p className="lead">{body}</p>
      <p className="muted">{note}</p>
    </HandOff>
  );
}
