import { getPageContext } from '../page/page-context.ts';
import { outsideAddress } from './outside-address.ts';
import { returnAddress } from './return-address.ts';

/**
 * Opens another site, the login site among them, in a window of its own: a partner's page is never left. Only after a
 * press; otherwise it fails, and the screen offers a button.
 */
export function leavePartner({ url }: { url: string }): void {
  if (!navigator.userActivation.isActive)
    throw new Error(
      'Another site was about to open without a press, so the page stays. Open it from a click handler.',
    );
  const { origin } = getPageContext();
  const address = new URL(outsideAddress(url), origin);
  const back = address.searchParams.get('return_to');
  if (back === null) return void window.open(address.href, '_blank', 'noopener');
  // Without its hash, where sites keep secrets.
  const { href } = Object.assign(new URL(location.href), { hash: '' });
  address.searchParams.set('return_to', returnAddress(back, origin, href));
  // Not `noopener`: the window has to say that it is back. A browser that opens none comes back to this page.
  if (!window.open(address.href, '_blank')) window.location.assign(address.href);
}
