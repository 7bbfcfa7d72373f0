import { ApiError } from '@fairlead/contracts';
import { dropped, fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aChild, aLegacyApplication, anApplication, aRenewal } from '../../testing/builders.ts';
import { confirmPage, landing, openRenewal } from '../../testing/open-renewal.ts';

const looked = ['get-intake-legacy-application', 'get-prequal-decision'];

const failure = 'We couldn’t load your renewal. The server didn’t respond';

test.each(looked)('a failed %s is shown, reported and looked up again', async (call) => {
  const app = await openRenewal(landing, {
    answers: {
      [call]: inTurn(
        dropped,
        dropped,
        dropped,
        call === looked[0]
          ? () => aLegacyApplication()
          : () => ({ decision: 'yes', reason_token: null }),
      ),
    },
  });
  expect(app.get(app.model.routing.$failureText)).toContain(failure);
  expect(app.callsOf(call)).toHaveLength(3);
  expect(app.reports.map(({ where }) => where)).toEqual(['renewal']);
  await app.send(app.model.routing.retried, undefined);
  expect(app.get(app.model.routing.$failureText)).toBeNull();
  expect(app.decisions()[0]?.because).toBe('ready-for-renewal');
});

test('a status that no rule names shows the crash page', async () => {
  const app = await openRenewal(landing, {
    answers: { 'get-application': () => anApplication({ status: 'LOST' }) },
  });
  expect(app.get(app.model.$crash)?.message).toBe("Unhandled application status 'LOST'");
});

test('another policy that is opened during a look-up alone decides', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal(landing, {
    answers: {
      'get-intake-legacy-application': inTurn(
        fails(404),
        () => late.promise,
        () => aLegacyApplication({ id: '10021' }),
      ),
    },
  });
  const first = app.send(app.model.routing.retried, undefined);
  void app.send(addressOpened, '/renew?legacyApplicationId=10021');
  await vi.waitFor(() => expect(app.get(app.model.landing.$view)).not.toBeNull());
  late.reject(new ApiError(500, {}));
  await first;
  expect(app.get(app.model.routing.$failureText)).toBeNull();
  expect(app.decisions()).toHaveLength(1);
});

test('a page that was left does not look up again', async () => {
  const app = await openRenewal();
  await app.send(addressOpened, '/unsupported-location');
  const calls = app.names().length;
  await app.send(app.model.routing.retried, undefined);
  expect(app.names()).toHaveLength(calls);
});

test('a crash goes with its page', async () => {
  const crashesOnce = () => ({
    answers: {
      'get-prequal-decision': inTurn(
        () => ({ decision: 'perhaps', reason_token: null }),
        () => ({ decision: 'yes', reason_token: null }),
      ),
    },
  });
  for (const address of [landing, confirmPage]) {
    const app = await openRenewal(address, crashesOnce());
    expect(app.get(app.model.$crash)).not.toBeNull();
    await app.send(addressOpened, '/unsupported-location');
    await app.send(addressOpened, address);
    expect(app.get(app.model.$crash)).toBeNull();
  }
});

test('a page that was left while it looked up decides nothing', async () => {
  const app = await openRenewal(landing, {
    answers: { 'get-application': inTurn(fails(404), noAnswerYet) },
  });
  void app.send(app.model.routing.retried, undefined);
  void app.send(addressOpened, '/unsupported-location');
  await vi.waitFor(() => expect(app.screen()).not.toBe('renew'));
  expect(app.decisions()).toEqual([]);
  expect(app.get(app.model.routing.$stay)).toBeNull();
});

test('a child of the policy that the server knows no more is a failed look-up of the address', async () => {
  const renewal = aRenewal({ renewal_child_application_id: 'app_child' });
  const app = await openRenewal(confirmPage, {
    answers: {
      'get-intake-legacy-application': () => aLegacyApplication({ renewal }),
      'get-application': inTurn(fails(404), () => aChild()),
    },
  });
  expect(app.get(app.model.confirm.$loadFailureText)).toBe(
    'We couldn’t load your renewal. The server rejected the request: try again or talk to an advisor; nothing is lost.',
  );
  expect(app.reports.map(({ where }) => where)).toEqual(['renewal address']);
  await app.send(app.model.confirm.retried, undefined);
  expect(app.get(app.model.confirm.$loadFailureText)).toBeNull();
  expect(app.get(app.model.confirm.$now)?.child?.id).toBe('app_child');
});
