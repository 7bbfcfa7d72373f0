import { useCrash } from '@fairlead/mfe-kit';
import { FailureInView, FunnelLayout } from '@fairlead/mfe-kit/funnel';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { ConfirmSkeleton } from './confirm-skeleton.tsx';
import { IncompleteAddress } from './incomplete-address.tsx';
import { LookUpFailure } from './look-up-failure.tsx';
import { UnableToRenew } from './unable-to-renew.tsx';

const labels = { steps: content.confirm.steps, progress: content.confirm.progress };

/** How far along the funnel this page is, in percent. */
const percent = 6;

/** /renew-information-confirm. Its steps and its heading are there before the policy is. */
export function ConfirmScreen() {
  const { routing, confirm } = useModel();
  const { details, isEditing, isIncomplete, refusal, ...failures } = useUnit({
    details: confirm.$now,
    isEditing: confirm.form.$isEditing,
    isIncomplete: routing.$isIncomplete,
    refusal: confirm.$refusal,
    routeFailure: routing.$failureText,
    loadFailure: confirm.$loadFailureText,
    routeAgain: routing.retried,
    loadAgain: confirm.retried,
  });
  useCrash(useModel());
  const { routeFailure, loadFailure, routeAgain, loadAgain } = failures;
  if (routeFailure) return <LookUpFailure text={routeFailure} onRetry={routeAgain} />;
  if (loadFailure) return <LookUpFailure text={loadFailure} onRetry={loadAgain} />;
  if (isIncomplete) return <IncompleteAddress />;
  const policyEnds = details?.stay.policy.policyEnds ?? null;
  if (refusal === 'unable')
    return <UnableToRenew decision="conditional_renewal" policyEnds={policyEnds} />;
  return (
    <FunnelLayout steps={confirm.steps} step="Information Update" percent={percent} labels={labels}>
      <div className="stack">
        <h1 className="title">
          {isEditing ? content.confirm.headingUpdate : content.confirm.heading}
        </h1>
        <p className="muted">{content.confirm.body}</p>
      </div>
      {refusal ? <FailureInView text={refusal.text} /> : null}
      {details ? (
        <ConfirmForm policyEnds={policyEnds} hasChild={details.child !== null} />
      ) : (
        <ConfirmSkeleton />
      )}
    </FunnelLayout>
  );
}
