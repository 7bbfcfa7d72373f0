import { afterEach, expect, test, vi } from 'vitest';
import { type PageContext, setPageContext } from '../page/page-context.ts';
import { leavePartner } from './leave-partner.ts';

const portal = 'https://portal.example.com/login';
const login =
  'https://login.example.com/in?type=login&return_to=https%3A%2F%2Fproduct.example.com%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%2Faccount';
/** The login site, which comes back to the product's document that closes the window. */
const loginOfPartner =
  'https://login.example.com/in?type=login&return_to=https%3A%2F%2Fproduct.example.com%2Freturn%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%252Faccount%26partner%3Dhttps%253A%252F%252Fwww.partner.example.com%252Fcover%253Fx%253D1';
const open = vi.fn();
const assign = vi.fn();

function onPartnersPage(isPressed: boolean) {
  setPageContext({
    settings: { outsidePage: null },
    origin: 'https://product.example.com',
  } as PageContext);
  vi.stubGlobal('navigator', { userActivation: { isActive: isPressed } });
  vi.stubGlobal('location', new URL('https://www.partner.example.com/cover?x=1#token'));
  vi.stubGlobal('window', { open, location: { assign } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('without a press, a partner’s page stays and no window opens', () => {
  onPartnersPage(false);
  expect(() => leavePartner({ url: login })).toThrow('without a press');
  expect(open).not.toHaveBeenCalled();
});

test('after a press, another site opens in its own window, and the partner’s page stays', () => {
  onPartnersPage(true);
  leavePartner({ url: portal });
  expect(open).toHaveBeenCalledExactlyOnceWith(portal, '_blank', 'noopener');
  expect(assign).not.toHaveBeenCalled();
});

test('the login site opens in a window that comes back to the partner’s page, without its hash', () => {
  onPartnersPage(true);
  open.mockReturnValue({});
  leavePartner({ url: login });
  expect(open).toHaveBeenCalledExactlyOnceWith(loginOfPartner, '_blank');
  expect(assign).not.toHaveBeenCalled();
});

test('where the browser opens no window, the login site opens here and comes back', () => {
  onPartnersPage(true);
  open.mockReturnValue(null);
  leavePartner({ url: login });
  expect(assign).toHaveBeenCalledExactlyOnceWith(loginOfPartner);
});

test('a login site on the product’s own origin isn’t looked for on the partner’s', () => {
  onPartnersPage(true);
  open.mockReturnValue({});
  leavePartner({ url: '/sandbox/login?return_to=/auth/callback' });
  expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/product\.example\.com\/sandbox\/login\?/);
});
