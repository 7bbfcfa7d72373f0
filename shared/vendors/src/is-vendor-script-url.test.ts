import { expect, test } from 'vitest';
import { isVendorScriptUrl } from './is-vendor-script-url.ts';

test('a vendor script is allowed with any query', () => {
  const url = 'https://maps.googleapis.com/maps/api/js?libraries=places&key=abc';
  expect(isVendorScriptUrl(url, ['maps'])).toBe(true);
});

test('a prefix entry allows the chunks below it', () => {
  const url = 'https://maps.googleapis.com/maps-api-v3/api/js/60/1/places.js';
  expect(isVendorScriptUrl(url, ['maps'])).toBe(true);
});

test.each([
  ['a vendor that the route does not need', 'https://js.stripe.com/endive/stripe.js', ['maps']],
  ['another path of the same host', 'https://js.stripe.com/evil.js', ['stripe']],
  ['a longer host', 'https://js.stripe.com.evil.example/endive/stripe.js', ['stripe']],
  ['another scheme', 'http://js.stripe.com/endive/stripe.js', ['stripe']],
  ['a path that climbs out', 'https://js.hs-scripts.com/../../x', ['stripe']],
  ['a relative URL', '/endive/stripe.js', ['stripe']],
] as const)('%s is not allowed', (_, url, vendors) => {
  expect(isVendorScriptUrl(url, vendors)).toBe(false);
});
