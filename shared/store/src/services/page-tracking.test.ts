import { $anonymousId, tracked } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { openServices } from '../../testing/open-services.ts';

const hubspot = { 'hubspot-tracking': true };

test('SHELL-011 each page change is reported to the marketing tracker while its flag is on', async () => {
  const page = await openServices({ flags: hubspot });
  await page.begin();
  await page.services();
  await page.enter('intake');
  await page.enter('review', { applicationId: 'app_1' });
  await page.enter('review', { applicationId: 'app_1' });
  expect(page.of('page')).toEqual(['/', '/application/app_1/review']);
  expect(page.journaled()).toEqual([
    ['page view', { path: '/' }],
    ['page view', { path: '/application/app_1/review' }],
  ]);
});

test('SHELL-011 no page change is reported while the flag is off', async () => {
  const page = await openServices();
  await page.begin();
  await page.services();
  await page.enter('intake');
  expect(page.of('page')).toEqual([]);
});

test('pages from before the services were started are reported then', async () => {
  const page = await openServices({ flags: hubspot });
  await page.enter('intake');
  await allSettled(tracked, { scope: page.scope, params: { name: 'Email verification failed' } });
  await page.services();
  expect(page.told.filter(([what]) => what !== 'replay')).toEqual([
    ['event', { name: 'Email verification failed', properties: {} }],
  ]);
  await page.begin();
  expect(page.of('page')).toEqual(['/']);
  expect(page.of('event')).toHaveLength(1);
});

test.each(['production', 'staging', 'sandbox'] as const)(
  'SHELL-012 of an internal user in %s, events and pages are reported only outside production',
  async (environment) => {
    const page = await openServices({
      environment,
      flags: hubspot,
      email: 'Ops@fairlead.example.com',
    });
    await page.services();
    await page.enter('intake');
    await allSettled(tracked, { scope: page.scope, params: { name: 'Email verification failed' } });
    await page.begin();
    const reported = environment === 'production' ? 0 : 1;
    expect(page.of('event')).toHaveLength(reported);
    expect(page.of('page')).toHaveLength(reported);
    expect(page.of('identify')).toHaveLength(reported);
    expect(page.scope.getState($anonymousId)).toBe(reported ? 'anon_1' : null);
  },
);

test.each(['ada@pebblewicklabs.example.com', null])(
  'SHELL-012 in production what %s does is reported once it is known who that is',
  async (email) => {
    const page = await openServices({ environment: 'production', flags: hubspot, email });
    await page.services();
    await page.enter('intake');
    await allSettled(tracked, { scope: page.scope, params: { name: 'Email verification failed' } });
    expect(page.of('event')).toEqual([]);
    await page.begin();
    expect(page.of('event')).toHaveLength(1);
    expect(page.of('page')).toEqual(['/']);
  },
);

test('in production no page is reported until the user is known', async () => {
  const page = await openServices({
    environment: 'production',
    flags: hubspot,
    user: { email: 7 },
  });
  await page.begin();
  await page.services();
  await page.enter('intake');
  expect(page.of('page')).toEqual([]);
});

test('of what waits to be reported the last two hundred are', async () => {
  const page = await openServices({ environment: 'production' });
  await page.services();
  for (let index = 0; index < 201; index += 1)
    await allSettled(tracked, {
      scope: page.scope,
      params: {
        name: 'campaign_conversion',
        properties: { legacy_application_id: `leg_${index}` },
      },
    });
  await page.begin();
  expect(page.of('event')).toHaveLength(200);
  expect(page.of('event')[0]).toMatchObject({ properties: { legacy_application_id: 'leg_1' } });
});
