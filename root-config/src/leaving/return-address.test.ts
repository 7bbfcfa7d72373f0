import { expect, test } from 'vitest';
import { readReturnAddress, returnAddress } from './return-address.ts';

const partners = ['https://www.partner.example.com'];
const comeBackTo = (partner: string) =>
  readReturnAddress(
    returnAddress('/auth/callback?type=login', 'https://product.example.com', partner),
    partners,
  );

test('a partner’s page and the product’s address survive the way through the login site', () => {
  const { partner, returnedTo } = comeBackTo('https://www.partner.example.com/a?b=1&c=2');
  expect(partner?.href).toBe('https://www.partner.example.com/a?b=1&c=2');
  expect(returnedTo).toBe('/auth/callback?type=login');
});

test.each([
  'https://elsewhere.example.com/',
  'https://www.partner.example.com.elsewhere.example.com/',
  'https://www.partner.example.com@elsewhere.example.com/',
  'http://www.partner.example.com/',
  'javascript:alert(1)',
  '//www.partner.example.com/',
  '',
])('the page %s is no partner’s', (page) => {
  expect(comeBackTo(page).partner).toBeNull();
});
