import { allSettled, createEvent, fork, sample } from 'effector';
import { expect, test } from 'vitest';
import { sendEventFx } from '../host/host-effects.ts';
import { $journal } from '../journal/journal.ts';
import { notify } from '../notifications/notifications.ts';
import { type Services, servicesStarted } from '../services/index.ts';
import { tracked } from './tracking.ts';

const services: Services = {
  identify: async () => {},
  anonymousId: async () => 'anon_1',
  marketingPage: async () => {},
  startReplay: async () => {},
  refer: async () => {},
  leaveChat: () => {},
};

test('two events, and two toasts, in one tick are both sent and both remembered', async () => {
  const sent: string[] = [];
  const scope = fork({
    handlers: [[sendEventFx, ({ name }: { name: string }) => void sent.push(name)]],
  });
  await allSettled(servicesStarted, { scope, params: { environment: 'sandbox', services } });
  const both = createEvent();
  sample({ clock: both, fn: () => ({ name: 'page view' as const }), target: tracked });
  sample({ clock: both, fn: () => ({ name: 'campaign_conversion' as const }), target: tracked });
  sample({ clock: both, fn: () => ({ text: 'first' }), target: notify });
  sample({ clock: both, fn: () => ({ text: 'second' }), target: notify });
  await allSettled(both, { scope });
  expect(sent.toSorted()).toEqual(['campaign_conversion', 'page view']);
  expect(scope.getState($journal)).toHaveLength(4);
});
