import { describe, expect, test } from 'vitest';
import { openDecision } from '../../testing/open-decision.ts';

describe('the ways on', () => {
  test.each([
    ['the screen one is on', '/declined', 'declined'],
    ['the decision, where no screen is open', '/nowhere', 'decision'],
  ])('the chat with an advisor opens with the topic of %s', async (_, at, topic) => {
    const app = await openDecision(at);
    await app.send(app.model.exitActions.advisorRequested, undefined);
    expect(app.happened).toEqual([`chat: ${topic}`]);
  });

  test('RENEWAL-003 the account is the customer portal', async () => {
    const app = await openDecision('/renewal-blocked');
    await app.send(app.model.exitActions.accountOpened, undefined);
    expect(app.happened).toEqual(['left: https://portal.fairlead.example.com']);
  });

  test('DECISION-015 the partner insurer is an outside page', async () => {
    const app = await openDecision('/hiscox-offer');
    await app.send(app.model.exitActions.partnerOpened, undefined);
    expect(app.happened).toEqual(['tab: https://partner-insurer.example.com/small-business']);
  });
});

test.each([
  ['/renewal-unsupported-location/US-NV', {}, 'Nevada'],
  ['/renewal-unsupported-location/New%20Mexico', {}, 'New Mexico'],
  ['/renewal-unsupported-location/US-PR', {}, 'Puerto Rico'],
  ['/renewal-unsupported-location', {}, null],
  ['/unsupported-location', { region: 'US-NV' }, 'Nevada'],
  ['/unsupported-location?region=US-NV', {}, 'Nevada'],
  ['/unsupported-location?region=', {}, null],
])('%s with %o knows which place it is about', async (at, state, place) => {
  const app = await openDecision(at, { state });
  expect(app.get(app.model.$placeName)).toBe(place);
});
