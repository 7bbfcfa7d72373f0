import { $partnerInsurer, $route, openChatFx, openTabFx, routed } from '@fairlead/store';
import { createEvent, sample } from 'effector';

/** The exit actions that several screens of this area share. */
export function createExitActions() {
  const advisorRequested = createEvent();
  const accountOpened = createEvent();
  const partnerOpened = createEvent();

  sample({
    clock: advisorRequested,
    source: $route,
    fn: (route) => ({ topic: route?.name ?? 'decision' }),
    target: openChatFx,
  });
  sample({
    clock: accountOpened,
    fn: () => ({ to: { external: 'customer-portal' } }) as const,
    target: routed,
  });
  sample({
    clock: partnerOpened,
    source: $partnerInsurer,
    fn: (url) => ({ url }),
    target: openTabFx,
  });

  return { advisorRequested, accountOpened, partnerOpened };
}
