import { expect, onTestFinished, test, vi } from 'vitest';
import { elsewherePage } from './elsewhere-page.ts';

const open = (to: string) =>
  elsewherePage(`http://here/sandbox/elsewhere?to=${encodeURIComponent(to)}`, () => {});

test.each([
  ['https://portal.fairlead.example.com/login', 'the customer portal'],
  ['https://payments.fairlead.example.com/cl_1', 'the page of the payment provider'],
  ['https://partner-insurer.example.com/small-business', 'the partner insurer’s site'],
  ['https://www.fairlead.example.com/terms-of-use', 'a page of the product’s own website'],
  ['/packages?applicationId=10026', 'the quote packages page of the legacy product'],
  ['https://elsewhere.example.com/packages', 'another site'],
  ['//elsewhere.example.com/packages', 'another site'],
])('%s is named %s, with its address and the links back', (to, name) => {
  const page = open(to);
  expect(page.textContent).toContain(`What opens here is ${name}:${to}`);
  expect(page.querySelector('button')?.textContent).toBe('Back to where you were');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/sandbox/login',
  ]);
});

test('what is in the address is shown as text, never as a page or a link', () => {
  const page = open('javascript:alert(1)//<img src=x>');
  expect(page.querySelector('img, a[href^="javascript"]')).toBeNull();
  expect(page.textContent).toContain('javascript:alert(1)//<img src=x>');
});

test('the quote packages page links to the checkout of each package of the application', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ basic: {}, recommended: {} });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = open('/packages?applicationId=10026&experience=fairlead');
  const ways = () =>
    [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  await vi.waitFor(() =>
    expect(ways().slice(0, 2)).toEqual([
      ['/checkout/10026/basic', 'Check out: Essentials'],
      ['/checkout/10026/recommended', 'Check out: Recommended'],
    ]),
  );
  expect(asked).toEqual(['/api/policy-admin/v1/applications/10026/packages']);
});
