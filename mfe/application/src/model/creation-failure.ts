import type { ApplicantSummary, Query } from '@fairlead/domain';
import {
  $intakeAnswers,
  $route,
  clientIdIn,
  navigate,
  reportErrorFx,
  saysExistingClient,
} from '@fairlead/store';
import { type Event, sample } from 'effector';
import { errorCodeOf, serverMessageOr } from './server-message.ts';

/** ERROR-017. */
const creationFailedText = 'Failed to create application';

/** Handles a failed creation (A§8, AMB-89). The event fires only while the screen is open. */
export function createCreationFailure(creationFailed: Event<Error>) {
  sample({
    clock: creationFailed,
    // ERROR-004: an existing client is an expected response, not an error.
    fn: (error) => ({ ...reportOf(error), level: levelOf(error) }),
    target: reportErrorFx,
  });

  // The company has an account, whose administrator grants access.
  const refused = sample({
    clock: creationFailed,
    source: $intakeAnswers,
    filter: (_, failure) => saysExistingClient(failure),
    fn: (answers, failure) => ({ answers, failure }),
  });
  sample({
    clock: refused,
    fn: ({ answers, failure }) =>
      ({
        route: 'request-access',
        state: answers ? requesterOf(answers, clientIdIn(failure)) : {},
        replace: true,
      }) as const,
    target: navigate,
  });
  sample({
    clock: creationFailed.filter({ fn: (failure) => !saysExistingClient(failure) }),
    source: $route,
    fn: (route, failure) => ({ ...backToForm(route?.fullQuery), state: failureState(failure) }),
    target: navigate,
  });
}

const failureState = (failure: Error) => ({
  error: serverMessageOr(failure, creationFailedText),
  errorCode: errorCodeOf(failure),
});

const levelOf = (error: Error) =>
  saysExistingClient(error) ? ('info' as const) : ('error' as const);

const reportOf = (error: Error) => ({ error, where: 'application creation' });

/** Replaces the creation by the start page, with the query that the creation was opened with. */
export const backToForm = (query: Query = {}) =>
  ({ route: 'intake', query, replace: true }) as const;

const requesterOf = (answers: ApplicantSummary, clientId: string | null) => ({
  clientId,
  company: answers.legal_name,
  firstName: answers.first_name,
  lastName: answers.last_name,
  email: answers.email,
});
