import { openMaps } from '@fairlead/vendors/maps';
import { setupWorker } from 'msw/browser';
import { expect, test } from 'vitest';
import { createStandInState, standInRequestHandlers } from './index.ts';
import type { StandInSettings } from './state.ts';

test('ERROR-033 a failed maps load is thrown on every use and is not retried', async () => {
  const faults: { maps?: 'down' } & StandInSettings['faults'] = { maps: 'down' };
  const asked: string[] = [];
  const worker = setupWorker(...standInRequestHandlers(createStandInState({ faults })));
  worker.events.on('request:start', ({ request }) => void asked.push(request.url));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });

  const maps = openMaps({ key: 'maps-key' });
  const first = await maps.suggestAddresses('137').catch((error: unknown) => error);
  expect(first).toMatchObject({ name: 'VendorLoadError', vendor: 'maps' });

  Reflect.deleteProperty(faults, 'maps');
  await expect(maps.suggestAddresses('137')).rejects.toBe(first);
  await expect(openMaps({ key: 'maps-key' }).readAddress('place')).rejects.toBe(first);
  expect(asked.filter((url) => url.includes('maps/api/js'))).toHaveLength(1);
});
