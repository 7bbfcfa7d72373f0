import { Footer } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { useNotLoaded } from '../use-loaded.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { Covered } from './covered.tsx';
import { NextSteps } from './next-steps.tsx';

/** The confirmation (B§2): the day when coverage starts, and three steps. */
export function ConfirmationScreen() {
  const { confirmation } = useModel();
  const { isReady, date } = useUnit({
    isReady: confirmation.$isReady,
    date: confirmation.$effectiveDate,
  });
  const notLoaded = useNotLoaded(<ConfirmationSkeleton />);
  if (notLoaded) return notLoaded;
  if (!isReady) return <ui-overlay />;
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap stack stack-3">
          <h1 className="display">{content.confirmation.title}</h1>
          {date ? <p className="lead">{content.confirmation.effective(date)}</p> : null}
        </div>
      </div>
      <div className="wrap">
        <div className="confirm-layout">
          <NextSteps />
          <Covered date={date} />
        </div>
      </div>
      <Footer />
    </>
  );
}
