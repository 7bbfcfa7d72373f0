import {
  type CallFailure,
  ContractError,
  getDecision,
  isStatus,
  NetworkError,
} from '@fairlead/contracts';
import { createCallFx, waitFx } from '@fairlead/store';
import { createEffect } from 'effector';

/** A§9: 30 attempts, 2000 ms apart. */
const pollingAttempts = 30;
const pollingInterval = 2000;

/** ERROR-023. */
export const pollingFailedText = 'Failed to get decision after application attest timeout';

/**
 * Polls the decision until there is one. Only HTTP 400, "not decided yet", continues polling; anything else ends it
 * (A§4).
 */
export function createDecisionPolling() {
  const decisionFx = createCallFx(getDecision);
  const pollFx = createEffect(async (applicationId: string): Promise<string> => {
    let cause: unknown;
    for (let attempt = 1; attempt <= pollingAttempts; attempt += 1) {
      try {
        const { decision } = await decisionFx({ params: { id: applicationId } });
        return decision;
      } catch (failure) {
        cause = failure;
        if (!isStatus(failure, 400)) break;
      }
      if (attempt < pollingAttempts) await waitFx(pollingInterval);
    }
    throw new Error(pollingFailedText, { cause });
  });
  return { decisionFx, pollFx };
}

/**
 * Whether the server may have accepted the attestation without a usable response. Then the decision is polled (AMB-42),
 * because sending it again would be refused.
 */
export const mayHaveArrived = (failure: CallFailure) =>
  failure instanceof NetworkError ||
  failure instanceof ContractError ||
  isStatus(failure, 408, 503, 504);

/** A§8: the application was attested before, perhaps in another window. */
export const wasSubmittedBefore = (failure: CallFailure) =>
  /already been submitted/i.test(failure.message);
