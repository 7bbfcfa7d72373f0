import { afterEach, expect, test, vi } from 'vitest';
import { type PageContext, setPageContext } from '../page/page-context.ts';
import { start } from './return.ts';

const postMessage = vi.fn();
const replace = vi.fn();
const partnerPage = 'https://www.partner.example.com/cover?x=1';

/** Comes back from the login site, in a window that can or can't close. */
async function comeBack({ canClose = true, opener = { postMessage } as object | null } = {}) {
  setPageContext({
    settings: { partners: ['https://www.partner.example.com'] },
  } as unknown as PageContext);
  const address = new URL('https://product.example.com/return/auth/callback?type=login');
  address.searchParams.set('partner', partnerPage);
  vi.stubGlobal('location', Object.assign(address, { replace }));
  const page = { opener, closed: false, close: () => Object.assign(page, { closed: canClose }) };
  vi.stubGlobal('window', page);
  await start();
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the window tells the partner’s page, and no other origin, where it came back to, and closes', async () => {
  const page = await comeBack();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { fairleadReturnedTo: '/auth/callback?type=login' },
    'https://www.partner.example.com',
  );
  expect(page.closed).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('a window that can’t close, because its tie was cut, opens the partner’s page', async () => {
  await comeBack({ canClose: false, opener: null });
  expect(replace.mock.calls.map(String)).toEqual([partnerPage]);
});
