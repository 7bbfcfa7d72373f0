import type { Application } from '@fairlead/contracts';
import { describe, expect, test } from 'vitest';
import { createHttpSandbox } from './over-http/http-sandbox.ts';
import { createSandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';

/** Seven in the evening in California, already the next day in London. */
const now = '2026-11-21T03:00:00Z';

async function inZone(zone: string) {
  const sandbox = await createSandbox({ now, zone, persona: ['requires-review', 'ms-released'] });
  const applicant = sandbox.visitor('requires-review');
  const [application] = await ask<Application[]>(applicant, 'list-applications');
  const client = sandbox.visitor('ms-released');
  return {
    expedite: (deadline: string) =>
      ask(applicant, 'expedite-review', {
        params: { id: application?.pending_discretion_decision?.id ?? '' },
        body: { deadline, expedite_reason: 'product_launch', expedite_details: '' },
      }),
    startOn: (requestedEffectiveDate: string) =>
      ask(client, 'set-requested-effective-date', {
        params: { id: 'ms_041' },
        body: { requestedEffectiveDate },
      }),
  };
}

describe.each([
  ['America/Los_Angeles', '2026-11-19', '2026-11-20', '2026-11-21'],
  ['Europe/London', '2026-11-20', '2026-11-21', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-21', '2026-11-22'],
])('in %s', (zone, yesterday, today, tomorrow) => {
  test(`an answer may be asked for by tomorrow, ${tomorrow}, and no sooner`, async () => {
    const { expedite } = await inZone(zone);
    await expect(expedite(today)).rejects.toMatchObject({ status: 400 });
    expect(await expedite(tomorrow)).toEqual({});
  });

  test(`the insurance may start today, ${today}, and no sooner`, async () => {
    const { startOn } = await inZone(zone);
    await expect(startOn(yesterday)).rejects.toMatchObject({ status: 400 });
    expect(await startOn(today)).toEqual({});
  });
});

test('a server, which does not know where people are, takes what is today for someone', async () => {
  const { worlds } = createHttpSandbox({ now });
  const { world } = await worlds.of(new Request('http://localhost/'));
  expect(world.today()).toBe('2026-11-20');
});
