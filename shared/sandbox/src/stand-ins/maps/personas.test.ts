import { expect, test } from 'vitest';
import { loadPersonas } from '../../content/load.ts';
import { createStandInState, standInHandlers } from '../index.ts';

test('the address of every persona is found and read as the persona has it', async () => {
  const vendors = standInHandlers(createStandInState());
  const { personas } = await loadPersonas();
  const homes = personas.flatMap(({ locations }) => locations ?? []);
  expect(homes.length).toBeGreaterThanOrEqual(50);
  for (const { line_1, city, region, county, postal_code, country } of homes) {
    const [found] = await vendors.suggestAddresses(`${line_1}, ${city}`);
    const read = await vendors.readAddress(found?.placeId ?? '');
    expect(read).toEqual({ line_1, city, region, county, postal_code, country });
  }
});
