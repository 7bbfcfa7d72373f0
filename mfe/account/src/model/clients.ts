import {
  $intakeAnswers,
  $isEmbedded,
  $isSignedIn,
  $route,
  entered,
  navigate,
  persistFx,
  routed,
  signInRequested,
  vantaWelcomeSeen,
} from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import { content } from '../content.ts';
import { visitorOn } from './visitor-on.ts';

/** The pages for existing clients, and the welcome page for Vanta's customers (A§2). */
export function createClients() {
  const signInChosen = createEvent();
  const accountChosen = createEvent();
  const uploadChosen = createEvent();
  const startChosen = createEvent();

  /** The company's name, if it is known, for use in a sentence. */
  const $company = combine($route, $intakeAnswers, (route, answers) => {
    const given = route?.state.company;
    return (typeof given === 'string' && given) || answers?.legal_name || content.yourCompany;
  });

  /** The offered action: sign in, go to the account, or none inside a partner's page. */
  const $offer = combine($isSignedIn, $isEmbedded, (isSignedIn, isEmbedded) => {
    if (isEmbedded) return 'none' as const;
    return isSignedIn ? 'account' : 'sign-in';
  });

  sample({
    clock: signInChosen,
    source: $route,
    // After a cyber upgrade's sign-in, the page where it is submitted.
    fn: (route) =>
      route?.name === 'cyber-upgrade' ? { wanted: '/user-has-cyber?experience=vanta' } : {},
    target: signInRequested,
  });
  // Only visitors need to sign in: a user with a session can submit the upgrade.
  const upgrading = visitorOn('cyber-upgrade');
  sample({
    clock: upgrading,
    filter: ({ auth }) => auth.status === 'authenticated',
    fn: () => ({
      route: 'user-has-cyber' as const,
      query: { experience: 'vanta' },
      replace: true,
    }),
    target: navigate,
  });
  sample({
    clock: upgrading,
    source: $isEmbedded,
    filter: (isEmbedded, { auth }) => isEmbedded && auth.status !== 'authenticated',
    fn: () => ({ route: 'user-has-application' as const, replace: true }),
    target: navigate,
  });

  sample({
    clock: accountChosen,
    fn: () => ({ to: { external: 'customer-portal' as const } }),
    target: routed,
  });
  // Documents are uploaded in the customer's account, where the policies are.
  sample({
    clock: uploadChosen,
    fn: () => ({ to: { external: 'customer-portal' as const, query: { open: 'documents' } } }),
    target: routed,
  });

  sample({
    clock: entered('vanta-welcome'),
    fn: () => ({ name: vantaWelcomeSeen, value: true }),
    target: persistFx,
  });
  sample({
    clock: startChosen,
    source: $route,
    fn: (route) => ({ route: 'intake' as const, query: route?.fullQuery ?? {} }),
    target: navigate,
  });

  return { signInChosen, accountChosen, uploadChosen, startChosen, $company, $offer };
}
