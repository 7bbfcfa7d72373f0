import { afterEach, expect, test, vi } from 'vitest';
import { type PageContext, setPageContext } from '../page-context.ts';
import { leavePartner } from './leave-partner.ts';

const url = 'https://login.example.com/login';
const open = vi.fn();
const assign = vi.fn();

function onPartnersPage(isPressed: boolean) {
  setPageContext({
    settings: { outsidePage: null },
    origin: 'https://product.example.com',
  } as PageContext);
  vi.stubGlobal('navigator', { userActivation: { isActive: isPressed } });
  vi.stubGlobal('window', { open, location: { assign } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('without a press, a partner’s page stays and no window opens', () => {
  onPartnersPage(false);
  expect(() => leavePartner({ url })).toThrow('without a press');
  expect(open).not.toHaveBeenCalled();
});

test('after a press, another site opens in a window of its own, and the partner’s page stays', () => {
  onPartnersPage(true);
  leavePartner({ url });
  expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'noopener');
  expect(assign).not.toHaveBeenCalled();
});
