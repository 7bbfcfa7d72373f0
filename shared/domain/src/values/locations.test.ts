import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressLine,
  isCompletePlace,
  isLiveState,
  liveStates,
  locationTypes,
} from './locations.ts';
import { stateCode, stateName, usStates } from './us-states.ts';

test('INTAKE-046 policies are issued in these 27 states', () => {
  expect([...liveStates].sort().join(' ')).toBe(
    'AZ CA CO CT DC DE FL GA IL IN MA MD MI MN MO NC NJ NY OH OR PA TN TX UT VA WA WI',
  );
  expect(Object.keys(usStates).filter(isLiveState)).toHaveLength(27);
});

test('a region counts with and without its US-', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(usStates)), (code) => {
      expect(isLiveState(`US-${code}`)).toBe(isLiveState(code));
      expect(stateName(`US-${code}`)).toBe(stateName(code.toLowerCase()));
      expect(stateCode(`US-${code}`)).toBe(code);
    }),
  );
  expect(isLiveState('US-NV')).toBe(false);
  expect(stateName('US-ZZ')).toBe('ZZ');
});

test.each([
  ['US-NM', 'New Mexico'],
  ['New Mexico', 'New Mexico'],
  ['new mexico', 'New Mexico'],
  ['NEW MEXICO', 'New Mexico'],
  ['US-PR', 'Puerto Rico'],
  ['pr', 'Puerto Rico'],
  ['Puerto Rico', 'Puerto Rico'],
  ['US-GU', 'Guam'],
  ['US-VI', 'U.S. Virgin Islands'],
  ['AS', 'American Samoa'],
  ['MP', 'Northern Mariana Islands'],
  ['Ontario', 'Ontario'],
  [' Ontario ', 'Ontario'],
  ['US-ZZ', 'ZZ'],
])('%j is named %s', (region, name) => {
  expect(stateName(region)).toBe(name);
  expect(isLiveState(region)).toBe(false);
});

test('INTAKE-024 locations are of three types', () => {
  expect(locationTypes).toEqual({
    COWORKING_SPACE: 'Co-working space',
    HOME: 'Home',
    OFFICE: 'Office, lease or owned',
  });
});

test('INTAKE-041 a place counts with a state and a street or a city', () => {
  const part = fc.option(fc.constantFrom('', 'x'));
  fc.assert(
    fc.property(part, part, part, (line_1, city, region) => {
      const place = { line_1, city, region, county: null, postal_code: null, country: 'US' };
      expect(isCompletePlace(place)).toBe(Boolean(region) && (Boolean(line_1) || Boolean(city)));
    }),
  );
});

test('an address is on one line, without what it does not have', () => {
  const place = {
    line_1: '1 A Street',
    city: null,
    region: 'US-CA',
    county: null,
    postal_code: '94105',
    country: 'US',
  };
  expect(addressLine(place)).toBe('1 A Street, CA 94105');
});
