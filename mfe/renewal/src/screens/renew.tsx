import { funnelStepsFor } from '@fairlead/domain';
import { HandOff, useCrash } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { IncompleteAddress } from './incomplete-address.tsx';
import { LookUpFailure } from './look-up-failure.tsx';
import { RenewSkeleton } from './renew-skeleton.tsx';
import { UnableToRenew } from './unable-to-renew.tsx';

const { heading, body, action, policies, notes } = content.landing;
const steps = funnelStepsFor({ isRenewal: true }).map((text) => ({ text, note: notes[text] }));

/** /renew */
export function RenewScreen() {
  const { routing, landing } = useModel();
  const { view, failure, isIncomplete, retry, begin, openPolicies } = useUnit({
    view: landing.$view,
    failure: routing.$failureText,
    isIncomplete: routing.$isIncomplete,
    retry: routing.retried,
    begin: landing.begun,
    openPolicies: landing.policiesOpened,
  });
  useCrash(useModel());
  if (failure) return <LookUpFailure text={failure} onRetry={retry} />;
  if (isIncomplete) return <IncompleteAddress />;
  if (!view) return <RenewSkeleton />;
  if (view.unable) return <UnableToRenew decision={view.unable} policyEnds={view.policyEnds} />;
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={
        <>
          <ui-button size="lg" label={action} onClick={() => begin()} />
          <ui-button size="lg" variant="quiet" label={policies} onClick={() => openPolicies()} />
        </>
      }
    >
      <p className="lead">{body(view.policyEnds)}</p>
      <ui-stepper steps={steps} current={0} />
    </HandOff>
  );
}
